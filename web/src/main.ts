import "./styles/tokens.css";
import "./styles/base.css";
import "./styles/frame.css";
import "./styles/lobby.css";
import "./styles/narrow.css";
import { mount } from "svelte";
import App from "./App.svelte";
import { showGlyphs } from "./frame/glyphs";
import frameGlyphs from "./frame/glyphs.svg?raw";

showGlyphs(frameGlyphs);
const page = document.getElementById("page");
if (page) mount(App, { target: page });
