import * as RadixToast from "@radix-ui/react-toast";
import { type FocusEvent, type RefObject, useEffect, useRef, useState } from "react";
import { css, keyframes, type RuleSet, styled } from "styled-components";
import { toast as words } from "../../../words/messages.ts";
import {
  borderWidth,
  color,
  control,
  media,
  motion,
  radius,
  space,
  toastHeight,
  type,
  zIndex,
} from "../theme/tokens.ts";

/** A short message. Never the only place for important information. */
export interface Toast {
  readonly title: string;
  /** A user-typed name before the text, with its own writing direction. */
  readonly name?: string;
  readonly text: string;
  /** Announced at once, in the color of errors. */
  readonly destructive?: boolean;
  /** Smaller, because the page itself says more. */
  readonly quiet?: boolean;
}

/** How long a toast stays (specification, section 8). */
const TOAST_DURATION_MS = 5000;

/** How far a swipe must move to dismiss a toast (specification, section 8). */
const TOAST_SWIPE_THRESHOLD_PX = 50;

export interface ShownToast extends Toast {
  readonly language: string;
  readonly number: number;
}

export interface ToastViewProps {
  readonly toast: ShownToast | null;
  readonly onDismiss: () => void;
}

/** The timer pauses while the toast is hovered or focused, or its window is inactive. */
export default function ToastView({ toast, onDismiss }: ToastViewProps) {
  // Radix announces toasts too. A detached element mutes it, because the provider's live regions announce them.
  const [mute] = useState(() => document.createElement("div"));
  const area = useRef<HTMLDivElement>(null);
  const list = useRef<HTMLOListElement>(null);
  const origin = useRef<HTMLElement | null>(null);

  // Returns focus to where it was before F8 or Tab moved it here.
  const close = () => {
    if (area.current?.contains(document.activeElement)) origin.current?.focus();
    onDismiss();
  };
  const onFocus = ({ relatedTarget }: FocusEvent) => {
    if (relatedTarget instanceof HTMLElement && !area.current?.contains(relatedTarget)) origin.current = relatedTarget;
  };

  return (
    <RadixToast.Provider
      duration={TOAST_DURATION_MS}
      swipeThreshold={TOAST_SWIPE_THRESHOLD_PX}
      swipeDirection={__RTL__ ? "left" : "right"}
      announcerContainer={mute}
    >
      {toast !== null && <ToastCard key={toast.number} {...{ toast, list, onFocus }} onClose={close} />}
      <div ref={area} hidden={toast === null}>
        <Viewport ref={list} label={words.place} onFocus={onFocus} />
      </div>
    </RadixToast.Provider>
  );
}

interface ToastCardProps {
  readonly toast: ShownToast;
  readonly list: RefObject<HTMLOListElement | null>;
  readonly onClose: () => void;
  readonly onFocus: (event: FocusEvent) => void;
}

function ToastCard({ toast, list, onClose, onFocus }: ToastCardProps) {
  useRoomAtTheEdge(list);
  return (
    <Card
      onFocus={onFocus}
      onOpenChange={(open) => !open && onClose()}
      $destructive={toast.destructive === true}
      data-quiet={toast.quiet}
    >
      <div lang={toast.language}>
        <Title>{toast.title}</Title>{" "}
        <Text>
          {toast.name !== undefined && <bdi>{toast.name}</bdi>}
          {toast.text}
        </Text>
      </div>
      <Close aria-label={words.close}>
        <svg viewBox="0 0 16 16" width="16" height="16" aria-hidden="true">
          <path d="M3 3l10 10M13 3L3 13" stroke="currentColor" strokeWidth="1.75" strokeLinecap="round" />
        </svg>
      </Close>
    </Card>
  );
}

/** Keeps the focused element in view above a toast at the bottom. */
function useRoomAtTheEdge(list: RefObject<HTMLOListElement | null>): void {
  useEffect(() => {
    const { style } = document.documentElement;
    const bottom = list.current?.getBoundingClientRect().bottom ?? 0;
    if (bottom > innerHeight / 2) style.scrollPaddingBlockEnd = toastHeight;
    const { activeElement } = document;
    if (activeElement?.matches("input, select, textarea, button, a"))
      activeElement.scrollIntoView?.({ block: "nearest" });
    return () => {
      style.scrollPaddingBlockEnd = "";
    };
  }, [list]);
}

/** Placed at the top on pages with forms or lists to work in. Short screens have no bar to cover. */
const atTop = (styles: RuleSet) => css`@media not (max-height: 30em) { body:has([data-toasts="top"]) & { ${styles} } }`;

const arrive = keyframes`
  from { opacity: 0; transform: translateY(0.75rem); }
`;

const Viewport = styled(RadixToast.Viewport)`
  position: fixed;
  inset: ${__RTL__ ? "auto auto 0 0" : "auto 0 0 auto"};
  z-index: ${zIndex.toast};
  width: min(26rem, 100%);
  margin: 0;
  padding: ${space.m} min(${space.gutter}, ${space.l});
  list-style: none;
  pointer-events: none;
  ${atTop(css`inset-block: 0 auto; ${media.belowMedium} { padding: 0 ${space.xs}; }`)}
  ${media.short} { padding: ${space.s}; }
  @media print { display: none; }
`;

const Title = styled(RadixToast.Title)`
  font: ${type.label};
`;

const Text = styled(RadixToast.Description)`
  margin-top: ${space.xs};
  font: ${type.small};
`;

/** Radix sets `user-select` without Safari's prefix. In Safari, a swipe would select text. */
const Card = styled(RadixToast.Root)<{ $destructive: boolean }>`
  -webkit-user-select: none;
  display: flex;
  align-items: start;
  justify-content: space-between;
  gap: ${space.s};
  padding-block: ${space.m};
  padding-inline: min(${space.l}, 6vw) ${space.s};
  ${media.short} { padding-block: ${space.xs}; }
  pointer-events: auto;
  border: ${borderWidth.edge} solid ${({ $destructive }) => ($destructive ? color.danger : color.edge)};
  border-radius: ${radius.card};
  background: ${({ $destructive }) => ($destructive ? color.dangerGround : color.raised)};
  color: ${color.ink};
  animation: ${arrive} ${motion.calm};
  &[data-quiet] {
    align-items: center;
    padding-block: ${space.s};
    border-color: ${color.line};
    color: ${color.textMuted};
  }
  &[data-quiet] :is(${Title}, ${Text}) { margin: 0; font: ${type.small}; }
  ${atTop(css`
    ${media.belowMedium} {
      align-items: center;
      min-height: calc(var(--header-height) + 1px);
      padding-block: ${space.xs};
      & > div { line-height: 1.3; }
      & :is(${Title}, ${Text}) { display: inline; line-height: inherit; }
    }
  `)}
  &[data-swipe="move"] { transform: translateX(var(--radix-toast-swipe-move-x)); }
  &[data-swipe="cancel"] { transform: none; transition: transform ${motion.quick}; }
  &[data-swipe="end"] {
    opacity: 0;
    transform: translateX(${__RTL__ ? "-100%" : "100%"});
    transition: transform ${motion.quick};
  }
`;

const Close = styled(RadixToast.Close)`
  display: grid;
  place-items: center;
  flex: none;
  width: ${control.medium};
  height: ${control.medium};
  border: 0;
  border-radius: ${radius.pill};
  background: transparent;
  cursor: pointer;
  ${media.hover} { &:hover { background: color-mix(in srgb, ${color.ink} 8%, transparent); } }
  &:active { background: color-mix(in srgb, ${color.ink} 16%, transparent); }
`;
