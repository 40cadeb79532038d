// Provides session, queries, toasts and the reader's language.
import { QueryClientProvider } from '@tanstack/react-query'
import { Direction } from 'radix-ui'
import { useEffect, useState } from 'react'
import { Outlet } from 'react-router'
import { directionOf } from '@dropwise/contracts'
import { createQueryClient } from '../lib/query.ts'
import { useReaderLanguage } from '../lib/reader-language.ts'
import { SessionProvider } from '../lib/session.tsx'
import { useNewVersion } from '../ui/frame/use-new-version.ts'
import { Toasts } from '../ui/toasts.tsx'
import { stopUnreadForms } from '../ui/unread-fields.ts'

export default function WithSession() {
  const [queryClient] = useState(createQueryClient)
  const language = useReaderLanguage()
  useNewVersion()
  useEffect(stopUnreadForms, [])
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
