// Provides session, queries, toasts and the reader's language.
import { QueryClientProvider } from '@tanstack/react-query'
import { Direction } from 'radix-ui'
import { useEffect, useState } from 'react'
import { Outlet } from 'react-router'
import { directionOf } from '@dropwise/contracts'
import { showLanguage, useLanguage, wantedLanguage } from '../lib/language.ts'
import { createQueryClient } from '../lib/query.ts'
import { SessionProvider } from '../lib/session.tsx'
import { useNewVersion } from '../ui/frame/use-new-version.ts'
import { Toasts } from '../ui/toasts.tsx'

/** Whether somebody typed before the scripts loaded: rendering the page again would lose the input. */
const hasInput = (): boolean =>
  [...document.querySelectorAll('input')].some((input) => input.value !== input.defaultValue)

export default function WithSession() {
  const [queryClient] = useState(createQueryClient)
  const language = useLanguage()
  useNewVersion()
  // Changes the language after hydration: prerendered pages are English, and stay so once somebody has typed.
  useEffect(() => {
    if (!hasInput()) void showLanguage(wantedLanguage())
  }, [])
  return (
    <QueryClientProvider client={queryClient}>
      <SessionProvider>
        <Direction.Provider dir={directionOf(language)}>
          {/* Texts of both kinds of English are the same but for a few words. */}
          <Outlet key={language.split('-')[0]} />
        </Direction.Provider>
      </SessionProvider>
      <Toasts />
    </QueryClientProvider>
  )
}
