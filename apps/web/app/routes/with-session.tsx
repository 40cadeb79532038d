// Provides session, queries, toasts and the reader's language.
import { QueryClientProvider } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { Outlet } from 'react-router'
import { showLanguage, useLanguage, wantedLanguage } from '../lib/language.ts'
import { createQueryClient } from '../lib/query.ts'
import { SessionProvider } from '../lib/session.tsx'
import { useNewVersion } from '../ui/frame/use-new-version.ts'
import { Toasts } from '../ui/toasts.tsx'

export default function WithSession() {
  const [queryClient] = useState(createQueryClient)
  const language = useLanguage()
  useNewVersion()
  // After hydration: a prerendered page is in English first.
  useEffect(() => void showLanguage(wantedLanguage()), [])
  return (
    <QueryClientProvider client={queryClient}>
      <SessionProvider>
        <Outlet key={language} />
      </SessionProvider>
      <Toasts />
    </QueryClientProvider>
  )
}
