/** How a fragment begins that carries an event. In a file of its own, because the router asks for it on every page. */
export const SENT_EVENT = "event=";
