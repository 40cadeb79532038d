// The trial form (requirements 2.6-1, 2.6-3).
import { plainSentence, TRIAL_REDIRECT_MS, trialBody, type TrialBody } from '@dropwise/contracts'
import { zodResolver } from '@hookform/resolvers/zod'
import { useEffect, useState } from 'react'
import { useForm, useWatch } from 'react-hook-form'
import { Link } from 'react-router'
import { ApiError } from '../../lib/api.ts'
import { useOnline } from '../../lib/online.ts'
import { Button } from '../../ui/button.tsx'
import { cn } from '../../ui/cn.ts'
import { FormNotice } from '../../ui/form-notice.tsx'
import { PasswordField, TextField } from '../../ui/field.tsx'
import { startTrial } from './api.ts'
import { TRIAL } from '../../lib/brand-of-page.ts'

const FIELDS = [
  {
    name: 'firstName',
    label: 'First name',
    autoComplete: 'given-name',
    maxLength: 100,
    problem: 'Enter your first name',
    isWide: false,
  },
  {
    name: 'lastName',
    label: 'Last name',
    autoComplete: 'family-name',
    maxLength: 100,
    problem: 'Enter your last name',
    isWide: false,
  },
  {
    name: 'email',
    label: 'Email',
    type: 'email',
    autoComplete: 'username',
    maxLength: 254,
    problem: 'This email address is not complete',
    isWide: true,
  },
  {
    name: 'companyName',
    label: 'Company name',
    autoComplete: 'organization',
    maxLength: 120,
    problem: 'Enter the name of your company',
    isWide: true,
  },
] as const
/** Fields that the button and the strength bar depend on. */
const WATCHED = ['email', 'companyName', 'password'] as const
/** Password lengths at which the bar grows. */
const STRENGTH = [8, 11, 14, 18]

/**
 * `onBusy` runs when creating the trial starts; the form stays until `onStarted`, at least two seconds later.
 * `hasSession` is false when the email already had an account.
 */
export function TrialForm({
  onBusy,
  onStarted,
}: {
  onBusy: (isBusy: boolean) => void
  onStarted: (hasSession: boolean, email: string) => void
}) {
  const isOnline = useOnline()
  const [problem, setProblem] = useState<string | null>(null)
  const [isOpening, setOpening] = useState(false)
  const form = useForm<TrialBody>({
    // No default values, which would erase what the user typed before hydration.
    resolver: zodResolver(trialBody, { error: plainSentence }),
  })
  const { errors, isSubmitting } = form.formState
  const watched: (string | undefined)[] = useWatch({
    control: form.control,
    name: WATCHED,
  })
  const [email = '', companyName = '', password = ''] = watched
  const isBusy = isSubmitting || isOpening
  const { getValues, setValue } = form
  useEffect(() => {
    for (const name of WATCHED) setValue(name, getValues(name))
  }, [getValues, setValue])

  const submit = form.handleSubmit(async (body) => {
    setProblem(null)
    onBusy(true)
    try {
      const hasSession = await startTrial(body)
      setOpening(true)
      setTimeout(() => onStarted(hasSession, body.email), TRIAL_REDIRECT_MS)
    } catch (error) {
      onBusy(false)
      setProblem(wordsFor(error))
    }
  })

  return (
    <form
      noValidate
      onSubmit={(event) => void submit(event)}
      className="flex flex-col gap-4"
      aria-label="Start your trial"
    >
      {(problem ?? !isOnline) && (
        <FormNotice>
          {problem ?? 'No internet connection. Please check your network and try again.'}
        </FormNotice>
      )}
      <div className="grid gap-4 md:grid-cols-2 md:gap-x-3">
        {FIELDS.map(({ name, problem: words, isWide, ...inputProps }) => (
          <TextField
            key={name}
            size="l"
            {...inputProps}
            error={errors[name] && words}
            disabled={isBusy}
            fieldClassName={isWide ? 'md:col-span-2' : ''}
            {...form.register(name)}
          />
        ))}
      </div>
      <div>
        <PasswordField
          label="Password"
          size="l"
          autoComplete="new-password"
          maxLength={72}
          error={errors.password && 'At least 8 characters'}
          disabled={isBusy}
          {...form.register('password')}
        />
        <Strength length={password.length} />
      </div>
      <Button
        type="submit"
        variant="primary"
        size="l"
        disabled={isBusy || !isOnline || !email.trim() || !companyName.trim()}
        className="mt-1"
      >
        {isOpening
          ? 'Opening your dashboard'
          : isSubmitting
            ? 'Starting your trial...'
            : `Start ${TRIAL.title} Free Trial`}
      </Button>
      <p className="text-2 text-ink-2">
        By starting you agree to the{' '}
        <Link to="/terms" className="text-link">
          Terms
        </Link>{' '}
        and{' '}
        <Link to="/privacy" className="text-link">
          Privacy
        </Link>
        . Have an account?{' '}
        <Link to="/login" className="text-link">
          Sign In
        </Link>
      </p>
    </form>
  )
}

function Strength({ length }: { length: number }) {
  const steps = STRENGTH.filter((least) => length >= least).length
  return (
    <p className="flex items-center gap-3 pt-2 text-2 text-ink-2">
      <span className="flex gap-1" aria-hidden>
        {STRENGTH.map((least, i) => (
          <span
            key={least}
            className={cn(
              'h-1 w-7 rounded-full',
              i < steps ? (steps > 1 ? 'bg-ok' : 'bg-transit') : 'bg-line-2',
            )}
          />
        ))}
      </span>
      {length === 0 ? 'At least 8 characters; longer is safer' : `${length} characters`}
    </p>
  )
}

function wordsFor(error: unknown): string {
  if (!(error instanceof ApiError)) return 'The trial could not be started. Please try again.'
  const [first] = Array.isArray(error.details) ? (error.details as { message?: string }[]) : []
  return `Registration failed: ${first?.message ?? `${error.message} ${error.hint ?? ''}`.trim()}`
}
