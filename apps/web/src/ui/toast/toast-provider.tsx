import { type ComponentType, createContext, type ReactNode, useCallback, useContext, useEffect, useState } from "react";
import { nextIdleMoment } from "../browser/timers.ts";
import { useLanguage } from "../language/use-words.ts";
import { VisuallyHidden } from "../text/text.tsx";
import type { ShownToast, Toast, ToastViewProps } from "./toast-view.tsx";

/** These events preload the toast's view, so the first toast appears at once. */
const EARLY_INPUT = ["pointerover", "pointerdown", "keydown"] as const;

const ToastContext = createContext<((toast: Toast | null, language: string) => void) | null>(null);

/** Shows one toast at a time. The live regions always exist, because screen readers may miss a new one. */
export function ToastProvider({ children }: { children: ReactNode }) {
  const [toast, setToast] = useState<ShownToast | null>(null);
  const [closings, setClosings] = useState(0);
  const [View, setView] = useState<ComponentType<ToastViewProps> | null>(null);

  // `lazy` suspends even for a loaded file. If loading fails, toasts are announced but not shown.
  const fetchView = useCallback(() => {
    import("./toast-view.tsx").then(
      (view) => setView(() => view.default),
      () => undefined,
    );
  }, []);

  const show = useCallback(
    (next: Toast | null, language: string) => {
      if (next === null) setClosings((before) => before + 1);
      else fetchView();
      setToast((before) => next && { ...next, language, number: (before?.number ?? 0) + 1 });
    },
    [fetchView],
  );

  useEffect(() => {
    const arrived = new AbortController();
    const fetchAhead = () => {
      arrived.abort();
      void nextIdleMoment().then(fetchView);
    };
    for (const input of EARLY_INPUT) addEventListener(input, fetchAhead, { signal: arrived.signal, passive: true });
    return () => arrived.abort();
  }, [fetchView]);

  const words = toast && (
    <span key={toast.number} lang={toast.language}>{`${toast.title} ${toast.name ?? ""}${toast.text}`}</span>
  );

  return (
    <ToastContext value={show}>
      {children}
      <VisuallyHidden role="status">{toast?.destructive ? null : words}</VisuallyHidden>
      <VisuallyHidden role="alert">{toast?.destructive ? words : null}</VisuallyHidden>
      {/* A new key after each close. A hovered or focused view would keep the next toast paused. */}
      {View !== null && <View key={closings} toast={toast} onDismiss={() => show(null, "")} />}
    </ToastContext>
  );
}

/** Returns a function that shows a toast in place of the current one. `null` dismisses it. */
export function useToast(): (toast: Toast | null) => void {
  const show = useContext(ToastContext);
  const language = useLanguage();
  if (show === null) throw new Error("Render inside <ToastProvider>.");
  return useCallback((toast) => show(toast, language), [show, language]);
}
