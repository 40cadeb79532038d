// The document and shared parts: theme before first paint, crash fallback.
import { type ReactNode } from 'react'
import {
  isRouteErrorResponse,
  Links,
  Meta,
  Outlet,
  Scripts,
  ScrollRestoration,
  useRouteError,
} from 'react-router'
import { DESCRIPTION, pageMeta } from './features/site/meta.ts'
import { PublicFrame } from './features/site/public-frame.tsx'
import { EARLY_TRACKING_SCRIPT, SCHEMA_SCRIPT } from './lib/head-scripts.ts'
import { BRAND, BRAND_ELEMENTS } from './lib/brand-of-page.ts'
import { useEveryArrival } from './lib/language.ts'
import { THEME_SCRIPT, useTheme } from './lib/theme.ts'
import { CrashView } from './ui/crash.tsx'
import { NotFound } from './ui/not-found.tsx'
import { PageSpinner } from './ui/skeleton.tsx'
import { WithoutScript } from './ui/without-script.tsx'
import './app.css'

/** The HTML around everything; also what a crawler gets. */
export function Layout({ children }: { children: ReactNode }) {
  // The title follows the language.
  useEveryArrival()
  return (
    <html lang="en" data-theme="light" suppressHydrationWarning>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover" />
        <meta name="theme-color" content={BRAND.deepColour} />
        <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
        <link rel="icon" href="/icons/icon-32.png" type="image/png" sizes="32x32" />
        <link rel="apple-touch-icon" href="/icons/apple-touch-icon.png" />
        <link rel="manifest" href="/site.webmanifest" />
        <script
          id={BRAND_ELEMENTS.data.id}
          type="application/json"
          dangerouslySetInnerHTML={{ __html: BRAND_ELEMENTS.data.text }}
        />
        <style id={BRAND_ELEMENTS.style.id} dangerouslySetInnerHTML={{ __html: BRAND_ELEMENTS.style.text }} />
        <script dangerouslySetInnerHTML={{ __html: THEME_SCRIPT }} />
        <script dangerouslySetInnerHTML={{ __html: `${SCHEMA_SCRIPT};${EARLY_TRACKING_SCRIPT}` }} />
        <Meta />
        <Links />
      </head>
      <body>
        {children}
        <ScrollRestoration />
        <Scripts />
      </body>
    </html>
  )
}

/** Meta tags of the shared start file behind sign-in; each page replaces them. */
export const meta = () => pageMeta({ description: DESCRIPTION, isHidden: true })

export function HydrateFallback() {
  return (
    <>
      <WithoutScript title="This page needs JavaScript">
        Switch it on in the settings of the browser, and load the page again.
      </WithoutScript>
      <PageSpinner />
    </>
  )
}

export default function Root() {
  // Follows the operating system's theme on every page. Session and queries start further down.
  useTheme()
  return <Outlet />
}

export function ErrorBoundary() {
  const error = useRouteError()
  if (isRouteErrorResponse(error) && error.status === 404) {
    return (
      <PublicFrame>
        <NotFound />
      </PublicFrame>
    )
  }
  return (
    <div className="h-dvh">
      <CrashView error={error} />
    </div>
  )
}
