// @ts-check

/**
 * A command, a result or an event of WebDriver BiDi.
 *
 * @typedef {{ id?: number; method?: string; params?: any; type?: string; result?: any }} Message
 */

const UNKNOWN = "emulation.setMediaFeaturesOverride";

/**
 * What a browser context is like, where it is not as Firefox starts.
 *
 * @typedef {{ javaScriptEnabled?: boolean; hasTouch?: boolean; colorScheme?: string; reducedMotion?: string }} Options
 */

/** The init script with which firefox-test.ts tells the options of a browser context. */
const OPTIONS = /bridge: (\{.*?\})/;

/** The init script with which firefox-test.ts tells what `page.emulateMedia` asks for. */
const MEDIA = /bridge media: (\{.*?\})/;

/** The ids of the bridge's own commands begin here. */
const OWN_IDS = 1_000_000_000;

/**
 * Runs in Firefox itself. WebDriver begins to count presses again with each command, and Playwright sends each press by
 * itself. A move begins the count again, also one to the same place.
 */
const COUNT_PRESSES = `() => {
  const { actions } = ChromeUtils.importESModule("chrome://remote/content/shared/webdriver/Actions.sys.mjs");
  actions.Chain.prototype.dispatch = async function (state, options) {
    for (const tick of this) {
      if (tick.some(({ subtype }) => subtype === "pointerMove")) state.clickTracker.reset();
      await tick.dispatch(state, options);
    }
  };
}`;

/** Runs in Firefox itself: sets up a tab, and whatever replaces it when it leads to another site. */
const SET_UP_TAB = `(id, options) => {
  const { javaScriptEnabled, hasTouch, media, colorScheme, reducedMotion } = JSON.parse(options);
  const { NavigableManager } = ChromeUtils.importESModule("chrome://remote/content/shared/NavigableManager.sys.mjs");
  const tab = NavigableManager.getBrowsingContextById(id);
  const { browserId } = tab;
  const setUp = (context) => {
    if (context.browserId !== browserId) return;
    if (javaScriptEnabled === false) context.allowJavascript = false;
    if (hasTouch) context.top.touchEventsOverride = "enabled";
    if (media !== undefined) context.top.mediumOverride = media ?? "";
    if (colorScheme === "dark") context.top.prefersColorSchemeOverride = "dark";
    if (reducedMotion !== undefined) context.top.prefersReducedMotionOverride = reducedMotion ?? "none";
  };
  setUp(tab);
  Services.obs.addObserver(setUp, "browsing-context-attached");
}`;

/**
 * Carries out what this Firefox cannot: touch, scripts switched off, print, dark colors, less motion, and double clicks.
 * Passes on everything else.
 */
export class FirefoxCommands {
  #sendToFirefox;
  #sendToPlaywright;
  #lastId = OWN_IDS;
  /** @type {Map<number, (message: Message) => unknown>} What to do with the results of commands, by their ids. */
  #results = new Map();
  /** @type {Map<string, Options>} By user context. */
  #options = new Map();
  /** @type {Set<string>} Tabs with a touch screen. */
  #touched = new Set();
  /** @type {unknown[] | undefined} The moves of a finger that is down. */
  #finger;
  /** @type {unknown} The last place of the pointer. */
  #place;

  /**
   * @param {(message: Message) => void} sendToFirefox
   * @param {(message: Message) => void} sendToPlaywright
   */
  constructor(sendToFirefox, sendToPlaywright) {
    this.#sendToFirefox = sendToFirefox;
    this.#sendToPlaywright = sendToPlaywright;
  }

  /** @param {Message} message */
  fromFirefox(message) {
    const take = this.#results.get(message.id ?? -1);
    if (take === undefined) this.#sendToPlaywright(message);
    else {
      this.#results.delete(message.id ?? -1);
      take(message);
    }
  }

  /** @param {Message} command */
  fromPlaywright(command) {
    const { id = 0, method = "", params } = command;
    const touches = method === "input.performActions" && this.#touched.has(params.context);
    if (method === UNKNOWN) this.#succeed(id);
    else if (touches && params.actions[0].id === "pw_mouse") this.#moveFinger(command);
    else {
      if (method === "script.addPreloadScript") {
        this.#noteOptions(params);
        const [, media] = MEDIA.exec(params.functionDeclaration) ?? [];
        if (media !== undefined) this.#after(id, () => this.#runInFirefox(SET_UP_TAB, params.contexts[0], media));
      }
      if (method === "session.new") this.#after(id, () => this.#runInFirefox(COUNT_PRESSES));
      if (method === "browsingContext.create")
        this.#after(id, ({ result }) => this.#setUpTab(result.context, params.userContext));
      this.#sendToFirefox(command);
    }
  }

  /**
   * A finger that is lifted where it was put down is a click; Firefox sends no touch events with it. One that moves sends
   * touch events, and is no click.
   *
   * @param {Message} command
   */
  #moveFinger({ id = 0, params }) {
    const [pointer] = params.actions;
    const [action] = pointer.actions;
    const perform = (/** @type {unknown[]} */ actions, pointerType = "mouse", finger = pointer.id) =>
      this.#sendToFirefox({
        id,
        method: "input.performActions",
        params: { ...params, actions: [{ ...pointer, id: finger, parameters: { pointerType }, actions }] },
      });
    if (action.type === "pointerMove") {
      this.#finger?.push(action);
      if (this.#finger !== undefined) this.#succeed(id);
      else {
        this.#place = action;
        perform([action]);
      }
    } else if (action.type === "pointerDown") {
      this.#finger = [this.#place, action];
      this.#succeed(id);
    } else {
      const [start, down, ...moves] = this.#finger ?? [];
      this.#finger = undefined;
      if (moves.length === 0) perform([down, action]);
      else perform([start, down, ...moves, action], "touch", "finger");
    }
  }

  /** @param {{ functionDeclaration: string; userContexts?: string[] }} script */
  #noteOptions({ functionDeclaration, userContexts = [] }) {
    const [, options] = OPTIONS.exec(functionDeclaration) ?? [];
    if (options === undefined) return;
    for (const user of userContexts) this.#options.set(user, JSON.parse(options));
  }

  /**
   * @param {string} tab
   * @param {string} user The user context of the tab.
   */
  async #setUpTab(tab, user) {
    const options = this.#options.get(user);
    if (options?.hasTouch === true) this.#touched.add(tab);
    if (options !== undefined) await this.#runInFirefox(SET_UP_TAB, tab, JSON.stringify(options));
  }

  /**
   * Passes a result on once something has followed it.
   *
   * @param {number} id
   * @param {(message: Message) => Promise<unknown>} follow
   */
  #after(id, follow) {
    this.#results.set(id, async (message) => {
      if (message.type === "success") await follow(message);
      this.#sendToPlaywright(message);
    });
  }

  /**
   * Runs a function with the rights of the browser.
   *
   * @param {string} functionDeclaration
   * @param {string[]} values Its arguments.
   */
  async #runInFirefox(functionDeclaration, ...values) {
    const { contexts } = await this.#ask("browsingContext.getTree", { "moz:scope": "chrome" });
    const { type, exceptionDetails } = await this.#ask("script.callFunction", {
      functionDeclaration,
      arguments: values.map((value) => ({ type: "string", value })),
      target: { context: contexts[0].context },
      awaitPromise: true,
    });
    if (type !== "success") throw new Error(exceptionDetails.text);
  }

  /**
   * Sends a command of the bridge's own.
   *
   * @param {string} method
   * @param {object} params
   * @returns {Promise<any>} Its result.
   */
  #ask(method, params) {
    const id = ++this.#lastId;
    this.#sendToFirefox({ id, method, params });
    return new Promise((resolve, reject) => {
      this.#results.set(id, (message) =>
        message.type === "success" ? resolve(message.result) : reject(new Error(JSON.stringify(message))),
      );
    });
  }

  /** @param {number} id Of a command. */
  #succeed(id) {
    this.#sendToPlaywright({ type: "success", id, result: {} });
  }
}
