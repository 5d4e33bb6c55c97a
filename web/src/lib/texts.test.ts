import { expect, test } from "vitest";
import { PSEUDO, Texts } from "./texts";

const source = `
hidden-card = a card
word-a = A
word-cyclops = Cyclops
event-played = { $seat } plays { $card }
effect = now: { $what }
what = { $n ->
    [one] one step
   *[other] { $n } steps
 }
`;

test("arguments that are words are put into the language, numbered things by their sort", () => {
  const texts = new Texts("en", [source]);
  expect(texts.message({ id: "event-played", args: { seat: "a", card: "cyclops-07" } })).toBe("A plays Cyclops 07");
  expect(texts.word("cyclops-07:2")).toBe("Cyclops 07 (2)");
});

test("a card that is not told is a hidden one", () => {
  expect(new Texts("en", [source]).message({ id: "event-played", args: { seat: "a" } })).toBe("A plays a card");
});

test("a line of the log begins with a capital letter", () => {
  const texts = new Texts("en", [source, "word-b = the Master\n"]);
  expect(texts.message({ id: "event-played", args: { seat: "b", card: "a" } })).toBe("The Master plays A");
});

test("messages stand in messages", () => {
  const texts = new Texts("en", [source]);
  expect(texts.message({ id: "effect", args: { what: { id: "what", args: { n: 1 } } } })).toBe("now: one step");
});

test("people and content name things", () => {
  const texts = new Texts("en", [source], { "red-keep": "Red Keep" }, { a: "Ines" });
  expect(texts.word("a")).toBe("Ines");
  expect(texts.word("red-keep")).toBe("Red Keep");
  expect(texts.word("unknown")).toBe("unknown");
  expect(texts.word("red-keep-at-cyclops-3")).toBe("Red Keep, Cyclops 3");
});

test("the pseudo-locale leaves no plain letter of a catalogue", () => {
  const texts = new Texts(PSEUDO, [source], { "red-keep": "Red Keep" });
  expect(texts.text("hidden-card")).not.toMatch(/[a-z]/i);
  expect(texts.word("red-keep")).not.toMatch(/[a-z]/i);
});
