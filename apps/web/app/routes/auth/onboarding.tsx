// `/onboarding`: the trial form, or the status card when a trial exists. Everyone else is redirected to their
// area (requirements 2.5-5, 2.6).
import { useQuery } from '@tanstack/react-query'
import { areaOf } from '@dropwise/contracts'
import { useState } from 'react'
import { Navigate, useNavigate } from 'react-router'
import { pageMeta } from '../../features/site/meta.ts'
import { WordsOnTheWay } from '../../features/site/words-on-the-way.tsx'
import { trialSteps } from '../../features/trial/steps.ts'
import { myTrial } from '../../features/trial/api.ts'
import { TrialCard } from '../../features/trial/trial-card.tsx'
import { TrialForm } from '../../features/trial/trial-form.tsx'
import { useReaderWords } from '../../lib/reader-language.ts'
import { useSession } from '../../lib/session-context.ts'
import { DayDrawing } from '../../ui/day/day-drawing.tsx'
import { ButtonLink } from '../../ui/button.tsx'
import { PageSpinner } from '../../ui/skeleton.tsx'
import { BRAND, TRIAL } from '../../lib/brand-of-page.ts'
import { trialWords as words } from '../../lib/words/trial.ts'

export const meta = () =>
  pageMeta({
    title: words('startTrial', { days: BRAND.trialDays }),
    description: `${TRIAL.noun} of ${BRAND.name} with everything in Professional, for up to 25 vehicles. No credit card.`,
    path: '/onboarding',
  })

export default function Onboarding() {
  if (!useReaderWords(words)) return <WordsOnTheWay />
  return (
    <div className="grid flex-1 lg:grid-cols-2">
      <div className="mx-auto flex w-full max-w-[552px] flex-col justify-center px-6 py-10">
        <Content />
      </div>
      <aside className="flex flex-col bg-(--deep) text-white max-lg:hidden" aria-label={words('howItGoes')}>
        <div className="relative min-h-60 flex-1">
          <DayDrawing isStill className="absolute inset-0 size-full" />
        </div>
        <ol className="space-y-9 px-16 py-12 text-3">
          {trialSteps().map(([when, what], i) => (
            <li key={when} className="grid grid-cols-[20px_120px_1fr] items-center gap-5">
              <span className="grid size-5 place-items-center rounded-full bg-white font-n text-1 text-(--deep)">
                {i + 1}
              </span>
              <b className="font-strong">{when}</b>
              <span className="text-[oklch(0.87_0.03_258)]">{what}</span>
            </li>
          ))}
        </ol>
      </aside>
    </div>
  )
}

function Content() {
  const { status, user } = useSession()
  const navigate = useNavigate()
  const [isStarting, setStarting] = useState(false)
  const [writtenTo, setWrittenTo] = useState<string | null>(null)
  const isMember = !isStarting && user?.role === 'tenant'
  const trial = useQuery({ ...myTrial(), enabled: isMember })
  if (user && !isStarting) {
    if (!isMember || trial.isError || trial.data?.status === 'active')
      return <Navigate to={areaOf(user.role)} replace />
    if (trial.isPending) return <PageSpinner />
    return <TrialCard trial={trial.data} now={trial.dataUpdatedAt} />
  }
  if (writtenTo !== null) return <CheckYourEmail email={writtenTo} />
  return (
    <>
      <h1 className="text-5">{words('startTrial', { days: BRAND.trialDays })}</h1>
      <p className="pt-1 pb-5 text-3 text-ink-2">{words('trialLead', { vehicles: 25 })}</p>
      <TrialForm
        onBusy={setStarting}
        onStarted={(hasSession, email) =>
          hasSession ? void navigate('/dashboard', { replace: true }) : setWrittenTo(email)
        }
      />
      {status === 'unreachable' && <p className="pt-3 text-2 text-bad-ink">{words('serverSilent')}</p>}
    </>
  )
}

/** The page must not reveal whether an account exists: only the mail says that. */
function CheckYourEmail({ email }: { email: string }) {
  return (
    <>
      <h1 className="text-5">{words('checkEmail')}</h1>
      <p role="status" className="pt-1 pb-5 text-3 text-ink-2">
        {words('writtenTo', { email })}
      </p>
      <ButtonLink to={`/login?email=${encodeURIComponent(email)}`} size="l" className="self-start">
        {words('signIn')}
      </ButtonLink>
    </>
  )
}
