/** The tab's title: the table, and a mark in front while the person is awaited. */
export function title(awaited: boolean, table: string, turn: string): void {
  document.title = [awaited ? `● ${turn}` : "", table, "Gateleg"].filter(Boolean).join(" – ");
}

let audio: AudioContext | null = null;

/** Two soft notes. Browsers keep quiet until the person has pressed something on the page. */
export function cue(): void {
  if (!navigator.userActivation?.hasBeenActive) return;
  audio ??= new AudioContext();
  const start = audio.currentTime;
  for (const [delay, frequency] of [
    [0, 523],
    [0.14, 659],
  ] as const) {
    const tone = audio.createOscillator();
    const gain = audio.createGain();
    tone.frequency.value = frequency;
    gain.gain.setValueAtTime(0, start + delay);
    gain.gain.linearRampToValueAtTime(0.08, start + delay + 0.02);
    gain.gain.exponentialRampToValueAtTime(0.001, start + delay + 0.4);
    tone.connect(gain).connect(audio.destination);
    tone.start(start + delay);
    tone.stop(start + delay + 0.45);
  }
}
