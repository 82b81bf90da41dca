import {
  type CalendarEvent,
  checksumOfCalendar,
  type PublisherAccess,
  ReadOnlyError,
  readPublishedCalendar,
  UnauthorizedError,
  UnavailableError,
  ValidationError,
} from "@inner-light/core";
import { memoryPublisher } from "@inner-light/core/testing";
import { fireEvent, screen, waitFor, within } from "@testing-library/react";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { storageLocalBackend } from "../../ioc/storage-local.backend.ts";
import { site } from "../../site/site.ts";
import { catchDownloads } from "../../testing/catch-downloads.ts";
import { changeInTest } from "../../testing/change-in-test.ts";
import { openAdmin } from "../../testing/open-admin.ts";
import { button, circle, field, vigil, walk } from "../../testing/owner-calendar.ts";
import { storeWith } from "../../testing/store-with.ts";

const files = catchDownloads();
const before = { createdAt: "2026-04-30T12:00:00.000Z", events: [circle, walk] };
const longCircle = { ...circle, title: "Long circle" };
const moonCircle = { ...circle, title: "Moon circle" };
const KEY = { endsOn: null };
const optionalPorts = [...storageLocalBackend.optionalPorts, "calendarPublisher"] as const;

/** The checksum that the site answers with. */
let onSite = "";

beforeEach(() => {
  onSite = checksumOfCalendar(before);
  vi.stubGlobal("fetch", async () => new Response(onSite));
  changeInTest(site, {
    repository: { url: "https://github.com/quiet-lane/site", name: "quiet-lane/site", branch: "main" },
  });
});

/** The panel of an owner with these events, whose site came with the calendar before, beside a place to publish to. */
async function openPanel(events: readonly CalendarEvent[], key: Awaited<ReturnType<PublisherAccess["key"]>> = KEY) {
  const place = memoryPublisher(before);
  let held = key;
  const calendarPublisher = {
    ...place.open(),
    key: async () => held,
    connect: vi.fn<PublisherAccess["connect"]>(async (_, { endsOn }) => {
      held = { endsOn };
    }),
    async forget() {
      held = null;
    },
  };
  const store = storeWith({ events, published: before, origin: before.events });
  const ports = { ...store, calendarPublisher };
  const { user } = await openAdmin({ ports, backend: { optionalPorts } });
  const panel = within(await screen.findByRole("region", { name: "Publish" }));
  const press = async (name: string) => user.click(await panel.findByRole("button", { name }));
  const connect = async () => {
    await user.click(panel.getByText("Connect to GitHub"));
    await user.type(field("Token"), "github_pat_1");
    await press("Connect");
  };
  /** Another device publishes. */
  const elsewhere = async (...theirs: CalendarEvent[]) => {
    const other = place.open();
    const { version } = await other.read();
    await other.publish({ createdAt: "2026-04-30T18:00:00.000Z", events: theirs }, version);
  };
  const stored = () => place.history.at(-1)?.events;
  const { calendarEvents } = store;
  return { panel, user, press, connect, elsewhere, stored, place, calendarPublisher, calendarEvents };
}

describe("connecting to GitHub", () => {
  it("leads to a form that is filled in, and tries the token that is pasted", async () => {
    const { panel, user, press, calendarPublisher } = await openPanel([longCircle, walk], null);
    expect(panel.queryByRole("button", { name: "Publish" })).not.toBeInTheDocument();
    await user.click(panel.getByText("Connect to GitHub"));
    const link = panel.getByRole("link", { name: "GitHub’s form for a token" });
    expect(link).toHaveAttribute(
      "href",
      "https://github.com/settings/personal-access-tokens/new?name=site%2C+May+01+2026+12%3A00&target_name=quiet-lane&expires_in=365&contents=write",
    );
    expect(link).toBeVisible();
    calendarPublisher.connect.mockRejectedValueOnce(new UnauthorizedError("The token is not valid"));
    await user.type(field("Token"), "github_pat_1");
    await press("Connect");
    expect(await panel.findByText("GitHub Doesn’t Accept This Token")).toBeVisible();
    expect(panel.getByText(/^Copy it again, all of it\./)).toBeVisible();
    expect(field("Token")).toHaveSelection("github_pat_1");
    await press("Connect");
    expect(calendarPublisher.connect).toHaveBeenLastCalledWith("github_pat_1", { endsOn: "2027-05-01", isKept: false });
    expect(await panel.findByRole("button", { name: "Publish" })).toBeVisible();
    expect(panel.getByRole("heading", { name: "Publish" })).toHaveFocus();
    expect(JSON.stringify([{ ...localStorage }, { ...sessionStorage }])).not.toContain("github_pat");
  });

  it.each([
    ["required", "Please paste the token."],
    ["malformed", "This isn’t a token: it begins with github_pat_."],
  ] as const)("says at the field what is no token: %s", async (code, words) => {
    const { panel, user, connect, calendarPublisher } = await openPanel([longCircle, walk], null);
    calendarPublisher.connect.mockRejectedValueOnce(new ValidationError([{ field: "secret", code }]));
    await connect();
    await waitFor(() => expect(field("Token")).toHaveAccessibleDescription(words));
    expect(panel.queryByRole("alert")).not.toBeInTheDocument();
    expect(field("Token")).toHaveFocus();
    expect(field("Token")).toHaveSelection("github_pat_1");
    await user.paste("github_pat_2");
    expect(field("Token")).toHaveValue("github_pat_2");
    expect(field("Token")).toBeValid();
  });

  it("says at once that it worked, while GitHub is read", async () => {
    const { panel, connect, calendarPublisher } = await openPanel([longCircle, walk], null);
    let answer = () => {};
    const stored = { calendar: before, version: "1" };
    const reading = new Promise<typeof stored>((resolve) => {
      answer = () => resolve(stored);
    });
    vi.spyOn(calendarPublisher, "read").mockReturnValueOnce(reading);
    await connect();
    expect(await panel.findByText("Connected to quiet-lane/site. Reading what is published…")).toBeVisible();
    answer();
    expect(await panel.findByRole("button", { name: "Publish" })).toBeVisible();
    expect(panel.queryByText(/^Connected to/)).not.toBeInTheDocument();
  });

  it.each([
    [undefined, /^At GitHub, open this token, press “Edit,” .* quiet-lane\/site/],
    ["branch-rule", /^A rule for the branch “main” refuses them\. .* quiet-lane\/site/],
  ] as const)("says what lets the token publish: %s", async (reason, words) => {
    const { panel, connect, calendarPublisher } = await openPanel([longCircle, walk], null);
    calendarPublisher.connect.mockRejectedValueOnce(new ReadOnlyError("", reason && { reason }));
    await connect();
    expect(await panel.findByText(words)).toBeVisible();
  });

  it("keeps the token where the owner wants that, and forgets it with one press", async () => {
    const { panel, user, press, calendarPublisher } = await openPanel([longCircle, walk], null);
    await user.click(panel.getByText("Connect to GitHub"));
    await user.type(field("Token"), "github_pat_1");
    await user.clear(field("Ends on (optional)"));
    await user.click(field("Keep on this device"));
    await press("Connect");
    expect(calendarPublisher.connect).toHaveBeenCalledWith("github_pat_1", { endsOn: null, isKept: true });
    await press("Forget the token");
    expect(await panel.findByText("Connect to GitHub")).toBeVisible();
    expect(panel.queryByRole("button", { name: "Publish" })).not.toBeInTheDocument();
  });

  it.each([
    ["2026-05-15", "Your token for GitHub ends on Friday, May 15, 2026"],
    ["2026-04-30", "Your token for GitHub ended on Thursday, April 30, 2026"],
    ["2026-05-16", null],
  ] as const)("reminds of a token that ends on %s", async (endsOn, words) => {
    await openPanel([circle, walk], { endsOn });
    if (words === null) expect(screen.queryByText(/^Your token for/)).not.toBeInTheDocument();
    else expect(await screen.findByText(words)).toBeVisible();
  });
});

describe("publishing with one press", () => {
  it("says when it was published, and then that everyone sees it, once the site has it", async () => {
    vi.useFakeTimers({ toFake: ["setInterval", "clearInterval"], shouldAdvanceTime: false });
    const { panel, press, stored, place } = await openPanel([longCircle, walk]);
    await press("Publish");
    expect(await panel.findByText(/^Published at /)).toBeVisible();
    expect(panel.getByRole("heading", { name: "Publish" })).toHaveFocus();
    expect(stored()).toEqual([longCircle, walk]);
    const [, calendar] = place.history;
    onSite = calendar ? checksumOfCalendar(calendar) : "";
    await vi.advanceTimersByTimeAsync(15_000);
    vi.useRealTimers();
    expect(await panel.findByText("Everyone sees this calendar")).toBeVisible();
  });

  it("asks the site for half an hour at most", async () => {
    vi.useFakeTimers({ toFake: ["setInterval", "clearInterval"], shouldAdvanceTime: false });
    const ask = vi.fn(async () => new Response(""));
    vi.stubGlobal("fetch", ask);
    const { panel, press } = await openPanel([longCircle, walk]);
    await press("Publish");
    await panel.findByText(/^Published at /);
    await vi.advanceTimersByTimeAsync(60 * 60_000);
    vi.useRealTimers();
    expect(ask).toHaveBeenCalledTimes(120);
  });

  it("publishes once, however quickly it is pressed", async () => {
    const { panel, place } = await openPanel([longCircle, walk]);
    const { form } = await panel.findByRole<HTMLButtonElement>("button", { name: "Publish" });
    for (const _ of [1, 2])
      fireEvent.submit(form ?? document.body, { submitter: screen.getByRole("button", { name: "Publish" }) });
    expect(await panel.findByText(/^Published at /)).toBeVisible();
    expect(panel.queryByRole("alert")).not.toBeInTheDocument();
    expect(place.history).toHaveLength(2);
  });

  it("is calm where another tab published the same at that moment", async () => {
    const { panel, press, place, calendarPublisher } = await openPanel([longCircle, walk]);
    const { publish } = calendarPublisher;
    vi.spyOn(calendarPublisher, "publish").mockImplementationOnce(async (calendar, version) => {
      await place.open().publish({ ...calendar, createdAt: "2026-05-01T11:59:59.999Z" }, version);
      return publish(calendar, version);
    });
    await press("Publish");
    expect(await panel.findByText(/^Published at /)).toBeVisible();
    expect(panel.queryByRole("alert")).not.toBeInTheDocument();
    expect(place.history).toHaveLength(2);
  });

  it("shows what was published elsewhere, and takes it along", async () => {
    const { panel, press, elsewhere, stored, calendarEvents } = await openPanel([longCircle, walk]);
    await elsewhere(circle, vigil);
    await press("Publish");
    expect(await panel.findByText("Something Else Was Published")).toBeVisible();
    expect(panel.getAllByRole("listitem")[0]).toHaveTextContent(/^Vigil, .*: new elsewhere$/);
    expect(stored()).toEqual([circle, vigil]);
    await press("Publish");
    await waitFor(() => expect(stored()).toEqual([longCircle, vigil]));
    expect(await calendarEvents.list()).toEqual([longCircle, vigil]);
  });

  it.each([
    ["Take theirs", "Drops the title “Long circle”.", [moonCircle, walk]],
    ["Publish mine", "Drops the title “Moon circle”.", [longCircle, walk]],
  ])("asks about an event that both changed: %s", async (answer, dropped, result) => {
    const { panel, user, press, elsewhere, stored, place } = await openPanel([longCircle, walk]);
    await elsewhere(moonCircle, walk);
    await press("Publish");
    await panel.findByText("Something Else Was Published");
    expect(panel.getByText("Choose below, then press Publish.")).toBeVisible();
    expect(
      panel.getByRole("radiogroup", {
        name: /^“Long circle”, Monday, June.1, 2026\. Here: the title “Long circle”\. Elsewhere: the title “Moon circle”\. /,
      }),
    ).toBeVisible();
    await press("Publish");
    expect(place.history).toHaveLength(2);
    expect(panel.getByLabelText(answer)).toHaveAccessibleDescription(dropped);
    await user.click(panel.getByLabelText(answer));
    await press("Publish");
    expect(await panel.findByText(/^Published (at|on) /)).toBeVisible();
    expect(stored()).toEqual(result);
  });

  it("brings here what only another device published, and stores nothing", async () => {
    const { panel, press, connect, elsewhere, place, calendarEvents } = await openPanel([circle, walk], null);
    await elsewhere(circle, walk, vigil);
    await connect();
    await press("Bring that here");
    expect(await panel.findByText(/^Published on April.30, 2026 at /)).toBeVisible();
    expect(await calendarEvents.list()).toEqual([circle, walk, vigil]);
    expect(place.history).toHaveLength(2);
  });

  it("says that there is no connection, and publishes once there is one", async () => {
    const { panel, press, stored, place } = await openPanel([longCircle, walk]);
    await panel.findByRole("button", { name: "Publish" });
    place.lose("answers");
    await press("Publish");
    expect(await panel.findByText("GitHub Could Not Be Reached")).toBeVisible();
    place.lose(null);
    await press("Publish");
    expect(await panel.findByText(/^Published at /)).toBeVisible();
    expect(stored()).toEqual([longCircle, walk]);
    expect(place.history).toHaveLength(2);
  });

  it("says that the token was withdrawn, and stores nothing", async () => {
    const { panel, press, place, calendarPublisher } = await openPanel([longCircle, walk]);
    vi.spyOn(calendarPublisher, "read").mockRejectedValue(new UnauthorizedError("The token is not valid"));
    await press("Publish");
    expect(await panel.findByText("GitHub Doesn’t Accept This Token")).toBeVisible();
    expect(place.history).toHaveLength(1);
  });

  it("says why the published calendar cannot be read, and reads it again", async () => {
    const { panel, press, connect, place, calendarPublisher } = await openPanel([longCircle, walk], null);
    const read = vi.spyOn(calendarPublisher, "read").mockRejectedValueOnce(new UnavailableError("The line is down"));
    await connect();
    expect(await panel.findByText("GitHub Could Not Be Reached")).toBeVisible();
    await press("Try again");
    expect(await panel.findByRole("button", { name: "Publish" })).toBeVisible();
    expect(read).toHaveBeenCalledTimes(2);
    expect(place.history).toHaveLength(1);
  });

  it("keeps the way with a file, which has what another device published", async () => {
    const { user, connect, elsewhere, panel, place, calendarEvents } = await openPanel([longCircle, walk], null);
    await elsewhere(circle, walk, vigil);
    await connect();
    await panel.findByRole("button", { name: "Publish" });
    await user.click(button("Download calendar.json"));
    await waitFor(() => expect(files).toHaveLength(1));
    expect(readPublishedCalendar((await files[0]?.blob.text()) ?? "")).toMatchObject({
      calendar: { events: await calendarEvents.list() },
    });
    expect(await calendarEvents.list()).toEqual([longCircle, walk, vigil]);
    expect(place.history).toHaveLength(2);
  });

  it("starts from the calendar that is stored, not from the one that the site was built with", async () => {
    const { user, connect, elsewhere, calendarEvents, panel } = await openPanel([longCircle, walk], null);
    await elsewhere(circle, vigil);
    await connect();
    await panel.findByRole("button", { name: "Publish" });
    await user.click(button("Start from the published calendar"));
    await user.click(button("Yes, start from it"));
    await waitFor(async () => expect(await calendarEvents.list()).toEqual([circle, vigil]));
  });
});
