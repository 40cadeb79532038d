// The trial form (ROWS 2.6-1, 2.6-3; look board 11).
import { TRIAL_REDIRECT_MS, trialBody, type TrialBody } from '@dropwise/contracts'
import { zodResolver } from '@hookform/resolvers/zod'
import { CircleAlert } from 'lucide-react'
import { useState } from 'react'
import { useForm, useWatch } from 'react-hook-form'
import { Link } from 'react-router'
import { ApiError } from '../../lib/api.ts'
import { useOnline } from '../../lib/online.ts'
import { Button } from '../../ui/button.tsx'
import { cn } from '../../ui/cn.ts'
import { PasswordField, TextField } from '../../ui/field.tsx'
import { startTrial } from './api.ts'

const STRENGTH = [8, 11, 14, 18]

/** `onStarted` runs two seconds after the trial began; `hasSession` is false when the address belonged to somebody already. */
export function TrialForm({ onStarted }: { onStarted: (hasSession: boolean, email: string) => void }) {
  const isOnline = useOnline()
  const [problem, setProblem] = useState<string | null>(null)
  const [isOpening, setOpening] = useState(false)
  const form = useForm<TrialBody>({
    resolver: zodResolver(trialBody),
    defaultValues: { firstName: '', lastName: '', email: '', companyName: '', password: '' },
  })
  const { errors, isSubmitting } = form.formState
  const [email, companyName, password] = useWatch({
    control: form.control,
    name: ['email', 'companyName', 'password'],
  })
  const isBusy = isSubmitting || isOpening

  const submit = form.handleSubmit(async (body) => {
    setProblem(null)
    try {
      const hasSession = await startTrial(body)
      setOpening(true)
      setTimeout(() => onStarted(hasSession, body.email), TRIAL_REDIRECT_MS)
    } catch (error) {
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
        <div role="alert" className="flex gap-3 rounded bg-bad-wash px-3.5 py-2.5 text-3 text-bad-ink">
          <CircleAlert className="mt-0.5 size-[18px] shrink-0" aria-hidden />
          <span>{problem ?? 'No internet connection. Please check your network and try again.'}</span>
        </div>
      )}
      <div className="grid gap-4 md:grid-cols-2 md:gap-3">
        <TextField
          label="First name"
          size="l"
          autoComplete="given-name"
          maxLength={100}
          error={errors.firstName && 'Enter your first name'}
          disabled={isBusy}
          {...form.register('firstName')}
        />
        <TextField
          label="Last name"
          size="l"
          autoComplete="family-name"
          maxLength={100}
          error={errors.lastName && 'Enter your last name'}
          disabled={isBusy}
          {...form.register('lastName')}
        />
      </div>
      <TextField
        label="Email"
        type="email"
        size="l"
        autoComplete="username"
        maxLength={254}
        error={errors.email && 'This e-mail address is not complete'}
        disabled={isBusy}
        {...form.register('email')}
      />
      <TextField
        label="Company name"
        size="l"
        autoComplete="organization"
        maxLength={120}
        error={errors.companyName && 'Enter the name of your company'}
        disabled={isBusy}
        {...form.register('companyName')}
      />
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
            : 'Start 3-Day Free Trial'}
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
