import { type ReactNode, useCallback } from "react";
import { type ShowToast, ToastContext, useToast } from "./toast-provider.tsx";

interface ToastsInProps {
  /** A BCP 47 tag. */
  readonly language: string;
  readonly children: ReactNode;
}

/** Marks the toasts of a part of the page with its language: they are shown outside of that part. */
export function ToastsIn({ language, children }: ToastsInProps) {
  const show = useToast();
  const showMarked = useCallback<ShowToast>((toast) => show({ ...toast, language }), [show, language]);
  return <ToastContext value={showMarked}>{children}</ToastContext>;
}
