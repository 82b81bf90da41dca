import { describe, expect, it } from "vitest";
import { iconProblem } from "./practice-files.ts";

describe("the practice's icon", () => {
  it.each(["<svg/>", '<?xml version="1.0"?><svg><path fill="#123456" d="M0 0h9v9z"/></svg>'])("is taken: %s", (icon) =>
    expect(iconProblem(icon)).toBeNull(),
  );

  it.each([
    "\x89PNG",
    '<svg><path style="fill:red"/></svg>',
    "<svg><style>path{}</style></svg>",
    '<svg onload="a()"/>',
  ])("is refused where the policy of the pages would: %j", (icon) =>
    expect(iconProblem(icon)).toMatch(/^expected an SVG drawing/),
  );
});
