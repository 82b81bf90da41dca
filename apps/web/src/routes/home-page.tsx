import { useHydrated } from "@tanstack/react-router";
import { lazy, Suspense, useState } from "react";
import { home } from "../../words/home.ts";
import { AboutSection } from "../features/about/about-section.tsx";
import { NextEvent } from "../features/calendar/next-event.tsx";
import { GalleryCarousel } from "../features/gallery/gallery-carousel.tsx";
import { Hero } from "../features/home/hero.tsx";
import { Closing, Services, Testimonials } from "../features/home/home-sections.tsx";
import { TextUpdatesPromo } from "../features/text-updates/text-updates-promo.tsx";
import { pages } from "../site/pages.ts";
import { Deferred, PageHead } from "../ui/page/page-head.tsx";
import { Container, Section, SectionTitle } from "../ui/section/section.ts";

const HAS_NEXT_EVENT = __STORAGE__ === "shared" || __COMING_CALENDAR__ !== null;

const LoadedNextEvent = /* @__PURE__ */ lazy(async () => ({
  default: (await import("../features/calendar/next-event.tsx")).NextEvent,
}));

/** Keeps the prerendered event on the first page. After navigation from another page, loads the component. */
function NextEventSlot() {
  const isHydrated = useHydrated();
  const [cameWithPage] = useState(!isHydrated);
  if (!cameWithPage)
    return (
      <Suspense>
        <LoadedNextEvent />
      </Suspense>
    );
  return (
    <slot data-built suppressHydrationWarning>
      {import.meta.env.SSR ? <NextEvent /> : ""}
    </slot>
  );
}

export function HomePage() {
  return (
    <>
      <PageHead page={pages.home} />
      <Hero />
      <Deferred>
        <Services />
        {/* Lets the bundler drop this section's script. */}
        {__ABOUT__ !== null && <AboutSection about={__ABOUT__} />}
        <Testimonials />
        <Section $band>
          <Container>
            <SectionTitle>{home.gallery}</SectionTitle>
            <GalleryCarousel />
          </Container>
        </Section>
        <TextUpdatesPromo />
        <Closing>{HAS_NEXT_EVENT && <NextEventSlot />}</Closing>
      </Deferred>
    </>
  );
}
