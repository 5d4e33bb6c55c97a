/** Moving the focus over the places of a board: the arrows go to the nearest place in their direction. */
const DIRECTIONS: Record<string, [number, number]> = {
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
};
const SIDEWAYS = 2.5; // how much worse a place is that lies off the line

export interface Point {
  x: number;
  y: number;
}

/** Place of the nearest point in a direction; -1 if there is none. */
export function nearest(from: Point, points: Point[], [dx, dy]: [number, number]): number {
  let best = -1;
  let least = Infinity;
  points.forEach((point, place) => {
    const along = (point.x - from.x) * dx + (point.y - from.y) * dy;
    const aside = Math.abs((point.x - from.x) * dy) + Math.abs((point.y - from.y) * dx);
    if (along <= 1) return;
    const distance = along + SIDEWAYS * aside;
    if (distance < least) {
      least = distance;
      best = place;
    }
  });
  return best;
}

/** Make the focus follow an arrow key; false for other keys. */
export function follow(box: HTMLElement, node: SVGElement, key: string): boolean {
  const direction = DIRECTIONS[key];
  if (!direction) return false;
  const nodes = [...box.querySelectorAll<SVGElement>("[data-node]")];
  const next = nodes[nearest(centre(node), nodes.map(centre), direction)];
  if (next) {
    nodes.forEach((other) => other.setAttribute("tabindex", other === next ? "0" : "-1"));
    next.focus();
  }
  return true;
}

/** Let Tab reach the board: at the place that had the focus last, else at the first that can be chosen. */
export function start(box: HTMLElement): void {
  const nodes = [...box.querySelectorAll<SVGElement>("[data-node]")];
  if (nodes.some((node) => node.getAttribute("tabindex") === "0")) return;
  const first = nodes.find((node) => node.classList.contains("offered")) ?? nodes[0];
  first?.setAttribute("tabindex", "0");
}

function centre(node: SVGElement): Point {
  const box = node.getBoundingClientRect();
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}
