import type { CalendarEventType } from "@inner-light/core";
import { serviceOf, serviceWords } from "../../site/offered-services.ts";
import { Aura, type Field, type Ring } from "./aura.tsx";
import { Drawing, Ink } from "./drawing.tsx";

/**
 * A small light for each type of event: a person with an aura, one who rests, an open book with a flame, three in a circle.
 * A service for which the owner shows a picture may be another than the figure's: then the light has none.
 */
export function EventLight({ type, isOut }: { type: CalendarEventType; isOut?: boolean | undefined }) {
  const { fields, rings, body } = LIGHTS[type];
  const service = serviceOf[type];
  const hasFigure = service === undefined || serviceWords[service].picture === undefined;
  return (
    <Drawing width={120} height={120}>
      <Aura fields={isOut ? [] : fields} rings={rings} />
      {hasFigure && (
        <Ink weight={1.5}>
          <path d={body} />
        </Ink>
      )}
    </Drawing>
  );
}

interface Light {
  readonly fields: readonly Field[];
  readonly rings: readonly Ring[];
  readonly body: string;
}

const LIGHTS: Readonly<Record<CalendarEventType, Light>> = {
  "aura-reading": {
    fields: [
      [60, 60, 80, 80, 3, 0.9],
      [60, 52, 40, 44, 2, 0.6],
      [60, 44, 24, 26, 1, 1],
    ],
    rings: [
      [60, 58, 32, 36, -60],
      [60, 57, 46, 49, 30],
    ],
    body: "M60 32C50 32 47 40 48 46C49 53 54 58 60 58S71 53 72 46C73 40 70 32 60 32M54 57C54 64 50 66 44 68C36 70 33 78 32 92M66 57C66 64 70 66 76 68C84 70 87 78 88 92",
  },
  "reiki-healing": {
    fields: [
      [60, 62, 82, 74, 5, 0.9],
      [62, 56, 48, 42, 4, 0.5],
      [64, 66, 30, 24, 1, 1],
    ],
    rings: [
      [62, 68, 30, 28, -170],
      [62, 66, 46, 42, 170],
    ],
    body: "M27 68C20 68 17 74 18 79C20 86 31 87 34 80C36 74 33 68 27 68M34 76C44 66 56 68 66 72C78 77 90 78 98 78C103 78 103 86 98 87M40 73C46 80 54 82 62 82M12 89C40 92 82 92 110 88",
  },
  workshop: {
    fields: [
      [60, 58, 82, 78, 1, 0.85],
      [60, 46, 44, 44, 2, 0.65],
      [60, 38, 18, 20, 0, 0.9],
    ],
    rings: [
      [60, 42, 26, 26, 60],
      [60, 46, 44, 42, -80],
    ],
    body: "M60 92C49 84 34 83 20 86V56C34 52 50 54 60 62C70 54 86 52 100 56V86C86 83 71 84 60 92V62M29 65C37 63 45 65 51 68M29 74C37 72 45 74 51 77M91 65C83 63 75 65 69 68M91 74C83 72 75 74 69 77M60 52C51 47 54 39 60 30C66 39 69 47 60 52",
  },
  "group-session": {
    fields: [
      [60, 62, 82, 76, 4, 0.9],
      [60, 66, 48, 42, 3, 0.7],
      [60, 78, 26, 16, 1, 1],
    ],
    rings: [
      [60, 78, 17, 8, 30],
      [60, 64, 50, 46, -100],
    ],
    body: "M60 24C50 24 50 40 60 40S70 24 60 24M44 62C44 50 50 45 60 45S76 50 76 62M28 46C17 46 17 64 28 64S39 46 28 46M10 92C10 78 16 70 28 70C38 70 43 76 44 84M92 46C81 46 81 64 92 64S103 46 92 46M110 92C110 78 104 70 92 70C82 70 77 76 76 84",
  },
};
