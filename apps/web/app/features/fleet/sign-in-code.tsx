// A driver's sign-in code: created on a press, shown large and as a QR code while valid.
import { driverCodeResponse, type DriverCode, type DriverItem } from '@dropwise/contracts'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { QrCode } from 'lucide-react'
import { useEffect, useState } from 'react'
import { callApi, describeError } from '../../lib/api.ts'
import { useTenant } from '../../lib/company-context.tsx'
import { driversQuery } from '../../lib/data/drivers.ts'
import { clock } from '../../lib/format.ts'
import { Button } from '../../ui/button.tsx'
import { notify } from '../../ui/toasts.tsx'
import { fleetFormsWords as words } from '../../lib/words/fleet-forms.ts'

function useSignInCode(driver: DriverItem) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: () =>
      callApi(`/drivers/${driver.id}/sign-in-code`, driverCodeResponse, { method: 'POST', body: {} }),
    // The first code creates the driver's account.
    onSuccess: () => client.invalidateQueries({ queryKey: driversQuery().queryKey }),
    onError: (error) => {
      const { message, hint } = describeError(error)
      notify({ title: words('codeNotCreated'), detail: `${message} ${hint ?? ''}`, tone: 'bad' })
    },
  })
}

/** Becomes false at the moment. */
function useIsBefore(moment: string | undefined): boolean {
  const [passed, setPassed] = useState<string>()
  useEffect(() => {
    if (moment === undefined) return undefined
    const timer = setTimeout(() => setPassed(moment), Date.parse(moment) - Date.now())
    return () => clearTimeout(timer)
  }, [moment])
  return moment !== undefined && passed !== moment
}

function Shown({ signInCode }: { signInCode: DriverCode }) {
  const { company } = useTenant()
  return (
    <div className="mt-3 flex items-center gap-4">
      <img
        src={`data:image/svg+xml,${encodeURIComponent(signInCode.qrCode)}`}
        alt={words('codePicture')}
        className="size-32 shrink-0 rounded border border-line bg-white"
      />
      <div className="min-w-0">
        <p className="font-mono text-5 tracking-[0.04em] whitespace-nowrap select-all">{signInCode.code}</p>
        <p className="pt-1 text-2 text-ink-2">
          {words('howToUseCode', {
            address: `${new URL(signInCode.link).host}/driver/code`,
            time: clock(new Date(signInCode.expiresAt), company.timeZone),
          })}
        </p>
      </div>
    </div>
  )
}

export function SignInCode({ driver }: { driver: DriverItem }) {
  const code = useSignInCode(driver)
  const works = useIsBefore(code.data?.expiresAt)
  return (
    <div role="group" aria-label={words('signInCode')}>
      <Button
        className="mt-3"
        icon={<QrCode />}
        needs="fleet:write"
        disabled={code.isPending}
        onClick={() => code.mutate()}
      >
        {code.data ? words('newCode') : words('showCode')}
      </Button>
      {code.data &&
        (works ? (
          <Shown signInCode={code.data} />
        ) : (
          <p role="status" className="pt-2 text-2 text-ink-2">
            {words('codeExpired')}
          </p>
        ))}
    </div>
  )
}
