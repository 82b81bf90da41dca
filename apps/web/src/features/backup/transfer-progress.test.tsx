import { act, render, screen } from "@testing-library/react";
import { expect, it, onTestFinished, vi } from "vitest";
import { transfer } from "../../browser/transfer.ts";
import { TransferProgress } from "./transfer-progress.tsx";

const MEGABYTE = 1_000_000;

class FakeRequest extends EventTarget {
  readonly upload = new EventTarget();
  readonly sent: unknown[] = [];
  readonly status = 200;
  readonly response = '"stored"';
  readonly open = (...target: unknown[]) => void this.sent.push(target);
  readonly setRequestHeader = (...header: unknown[]) => void this.sent.push(header);
  readonly send = (body: unknown) => void this.sent.push(body);
  readonly abort = () => this.end("abort");

  end(type: "load" | "error" | "abort") {
    for (const each of [type, "loadend"]) this.dispatchEvent(new Event(each));
  }
}

/** A request under way, beside the line that tells of it. */
function begin(init?: RequestInit) {
  vi.useFakeTimers();
  const request = new FakeRequest();
  vi.stubGlobal("XMLHttpRequest", function create() {
    return request;
  });
  onTestFinished(() => {
    vi.unstubAllGlobals();
    vi.useRealTimers();
  });
  const { container } = render(<TransferProgress />);
  const response = transfer("/api/snapshot", init);
  response.catch(() => {});
  return {
    request,
    response,
    line: container,
    pass: (seconds: number) => act(() => vi.advanceTimersByTime(seconds * 1_000)),
    move(from: EventTarget, loaded: number, total = 0) {
      from.dispatchEvent(new ProgressEvent("progress", { loaded: loaded * MEGABYTE, total: total * MEGABYTE }));
      act(() => vi.advanceTimersByTime(1_000));
    },
  };
}

const UPLOAD = { method: "PUT", headers: { "X-Key": "value" }, body: "{}" };

it("tells how far an upload has come, and that the server is at work on it, until there is a response", async () => {
  const { request, response, line, pass, move } = begin(UPLOAD);
  expect(request.sent).toEqual([["PUT", "/api/snapshot"], ["x-key", "value"], "{}"]);
  expect(line).toBeEmptyDOMElement();
  pass(1);
  expect(line).toHaveTextContent("Waiting for your server…");
  move(request.upload, 12.34, 37);
  expect(line).toHaveTextContent("Sending the backup, 12.3 MB of 37.0 MB. Please keep this page open…");
  expect(screen.getByRole("progressbar")).toHaveAttribute("value", "12340000");
  move(request.upload, 37, 37);
  expect(line).toHaveTextContent("All sent. Your server is at work…");
  expect(screen.getByRole("progressbar")).not.toHaveAttribute("value");
  act(() => request.end("load"));
  expect(line).toBeEmptyDOMElement();
  expect(await (await response).json()).toBe("stored");
});

it("tells how much of a download there is", async () => {
  const { request, line, move } = begin();
  move(request, 12.34);
  expect(line).toHaveTextContent("Receiving the backup, 12.3 MB so far…");
});

it.each([
  ["breaks before the server has all", 36, "interrupted"],
  ["breaks once the server has all, which may then have stored it", 37, undefined],
])("an upload that %s ends", async (_, loaded, reason) => {
  const { request, response, move } = begin(UPLOAD);
  move(request.upload, loaded, 37);
  act(() => request.end("error"));
  await expect(response).rejects.toMatchObject({ code: "unavailable", reason });
});

it("takes as long as something moves, and ends two minutes after that", async () => {
  const { request, response, line, pass, move } = begin(UPLOAD);
  for (let minute = 1; minute <= 30; minute++) {
    pass(60);
    move(request.upload, minute, 37);
  }
  expect(line).toHaveTextContent("Sending the backup, 30.0 MB of 37.0 MB");
  pass(121);
  expect(line).toBeEmptyDOMElement();
  await expect(response).rejects.toMatchObject({ reason: "interrupted" });
});
