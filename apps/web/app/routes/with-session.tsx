// Provides session, queries and toasts.
import { QueryClientProvider } from '@tanstack/react-query'
import { useState } from 'react'
import { Outlet } from 'react-router'
import { createQueryClient } from '../lib/query.ts'
import { SessionProvider } from '../lib/session.tsx'
import { useNewVersion } from '../ui/frame/use-new-version.ts'
import { Toasts } from '../ui/toasts.tsx'

export default function WithSession() {
  const [queryClient] = useState(createQueryClient)
  useNewVersion()
  return (
    <QueryClientProvider client={queryClient}>
      <SessionProvider>
        <Outlet />
      </SessionProvider>
      <Toasts />
    </QueryClientProvider>
  )
}
