// /data-processing: the external services of this installation, what each receives and why. The server builds
// the list from its configuration, so it is always current. It stays English like the other legal documents.
import { processorsResponse, type Processor } from '@dropwise/contracts'
import { useEffect, useState } from 'react'
import { Link } from 'react-router'
import { BRAND } from '../../lib/brand-of-page.ts'
import { Button } from '../../ui/button.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { ArticlePage } from './article-page.tsx'

interface Purpose {
  what: string
  receives: string
}

const PURPOSES: Record<Processor['id'], Purpose> = {
  mail: { what: 'Sends mails', receives: 'Mail addresses, names, and what the mail says' },
  texts: { what: 'Sends text messages and joins calls', receives: 'Phone numbers and what the message says' },
  maps: { what: 'Draws maps', receives: 'Which part of a map a browser shows, and its address' },
  roads: {
    what: 'Computes roads and driving times',
    receives: 'Positions of stops and vehicles, without names',
  },
  geocoder: { what: 'Finds addresses', receives: 'Addresses, without names' },
  storage: { what: 'Stores files', receives: 'Photos, signatures and attached files' },
  stripe: { what: 'Takes card payments', receives: 'Company, billing address and payments of customers' },
  database: { what: 'Stores all records', receives: 'Everything that is kept' },
  signIn: { what: 'Signs people in', receives: 'That an account signs in, and when' },
  backups: { what: 'Stores backups', receives: 'Copies of everything that is kept' },
}

type State = { items: Processor[] } | 'loading' | 'failed'

function useProcessors(): { state: State; retry: () => void } {
  const [state, setState] = useState<State>('loading')
  const [tries, setTries] = useState(0)
  useEffect(() => {
    const controller = new AbortController()
    fetch('/api/v1/processors', { signal: controller.signal })
      .then(async (response) => setState(processorsResponse.parse(await response.json())))
      .catch(() => controller.signal.aborted || setState('failed'))
    return () => controller.abort()
  }, [tries])
  const retry = () => {
    setState('loading')
    setTries(tries + 1)
  }
  return { state, retry }
}

export function DataProcessingPage() {
  const { state, retry } = useProcessors()
  return (
    <ArticlePage
      isEnglish
      title="Data processing"
      lead={`Which outside services receive data from this installation of ${BRAND.name}, and what for.`}
      sections={[
        {
          id: 'services',
          title: 'Services that are set',
          body: <ProcessorList state={state} retry={retry} />,
        },
        {
          id: 'browsers',
          title: 'Notices to browsers',
          body: (
            <p>
              Whoever switches notices on gets them through the maker of the browser. It carries them
              encrypted and cannot read them.
            </p>
          ),
        },
        {
          id: 'changes',
          title: 'How this page changes',
          body: (
            <p>
              The server writes the list from its own settings: a service that is set or taken away appears or
              goes with the next start. What is kept, and for how long, stands under{' '}
              <Link to="/privacy">Privacy</Link>.
            </p>
          ),
        },
      ]}
    />
  )
}

function ProcessorList({ state, retry }: { state: State; retry: () => void }) {
  if (state === 'loading')
    return (
      <>
        <Skeleton className="h-24" />
        <noscript>
          <p>The list needs JavaScript. Programs read it at /api/v1/processors.</p>
        </noscript>
      </>
    )
  if (state === 'failed')
    return (
      <>
        <p role="alert">The list could not be loaded.</p>
        <Button onClick={retry}>Try again</Button>
      </>
    )
  if (state.items.length === 0)
    return <p>None. Mails, maps, roads, addresses and files stay on servers of the operator.</p>
  return (
    <table className="w-full text-start text-2">
      <thead>
        <tr className="border-b border-line-2">
          <th className="py-2 pe-4 font-strong">Service</th>
          <th className="py-2 pe-4 font-strong">What it does</th>
          <th className="py-2 font-strong">What it receives</th>
        </tr>
      </thead>
      <tbody>
        {state.items.map(({ id, host }) => (
          <tr key={id} className="border-b border-line align-top">
            <td className="py-2 pe-4 break-all">{host}</td>
            <td className="py-2 pe-4">{PURPOSES[id].what}</td>
            <td className="py-2">{PURPOSES[id].receives}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
