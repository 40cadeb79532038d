// Loads the API's description on mount.
import { useEffect, useState } from 'react'
import { developersWords as words } from '../../lib/words/developers.ts'
import { fetchDescription, type ApiDescription } from './document.ts'

export function useDescription() {
  const [description, setDescription] = useState<ApiDescription | null>(null)
  const [problem, setProblem] = useState<string | null>(null)
  const [tries, setTries] = useState(0)
  useEffect(() => {
    const controller = new AbortController()
    fetchDescription(controller.signal).then(
      (result) => {
        setDescription(result)
        setProblem(null)
      },
      (error: unknown) => {
        if (!controller.signal.aborted)
          setProblem(error instanceof Error ? error.message : words('serverSilent'))
      },
    )
    return () => controller.abort()
  }, [tries])
  return { description, problem, retry: () => setTries((count) => count + 1) }
}
