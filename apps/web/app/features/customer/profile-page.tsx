// /customer/profile: name and phone, notifications, addresses with preferences, and the ledger of loyalty
// points.
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import type { FormEvent } from 'react'
import { useWatch } from 'react-hook-form'
import { z } from 'zod'
import {
  channelsFor,
  dayOf as dayIn,
  DELIVERY_NOTICES,
  DRIVER_NEAR_MINUTES,
  FEEDBACK_POINTS,
  plainDigits,
  readNoticeRules,
  type DeliveryNotice,
  type NoticeChannel,
} from '@dropwise/contracts'
import { describeError } from '../../lib/api.ts'
import { count, dayOf, dayShort, initials } from '../../lib/format.ts'
import { CUSTOMER_WORKER } from '../../lib/web-push.ts'
import { useUser } from '../../lib/session-context.ts'
import { customerWords as words } from '../../lib/words/customer.ts'
import { frameWords } from '../../lib/words/frame.ts'
import { Checkbox } from '../../ui/choice.tsx'
import { TextField } from '../../ui/field.tsx'
import { useSchemaForm } from '../../ui/form/use-schema-form.ts'
import { isMailLocale, LOCALE_ITEMS } from '../../ui/mail/languages.ts'
import { PushSwitch } from '../../ui/push/push-switch.tsx'
import { Select } from '../../ui/select.tsx'
import { SkeletonRows } from '../../ui/skeleton.tsx'
import { ErrorState } from '../../ui/states.tsx'
import { notify } from '../../ui/toasts.tsx'
import { pointsQuery, profileQuery, saveProfile, type Profile } from './api/profile.ts'
import { AddressesSection } from './addresses-section.tsx'
import { isPhone, PHONE_EXAMPLE } from './schedule-labels.ts'
import { Page } from './shell.tsx'
import { pointsReason } from './notice-text.ts'

type Key = Parameters<typeof words>[0]
const NAME_LIMIT = 100
const ZONE = Intl.DateTimeFormat().resolvedOptions().timeZone

function useSaveProfile() {
  const { userId } = useUser()
  const queries = useQueryClient()
  return useMutation({
    mutationFn: (change: Parameters<typeof saveProfile>[1]) => saveProfile(userId, change),
    onSuccess: (profile) => queries.setQueryData(profileQuery(userId).queryKey, profile),
    onError: (error) =>
      notify({ tone: 'bad', title: words('notSaved'), detail: describeError(error).message }),
  })
}

const emptyAsNull = (text: string) => text || null
const personForm = z.object({
  first_name: z.string().trim().max(NAME_LIMIT).transform(emptyAsNull),
  last_name: z.string().trim().max(NAME_LIMIT).transform(emptyAsNull),
  phone: z
    .string()
    .trim()
    .refine((text) => text === '' || isPhone(text), {
      error: () => words('phoneNeedsCountry', { number: PHONE_EXAMPLE }),
    })
    .transform((text) => emptyAsNull(plainDigits(text))),
})

function PersonForm({ profile }: { profile: Profile }) {
  const save = useSaveProfile()
  const { form, submit, errorOf } = useSchemaForm({
    schema: personForm,
    defaultValues: {
      first_name: profile.first_name ?? '',
      last_name: profile.last_name ?? '',
      phone: profile.phone ?? '',
    },
    onSubmit: async (person) => {
      // useSaveProfile shows the error as a toast.
      const saved = await save.mutateAsync(person).catch(() => null)
      if (!saved) return
      form.reset(form.getValues())
      notify({ title: words('profileSaved') })
    },
  })
  const [first, last] = useWatch({ control: form.control, name: ['first_name', 'last_name'] })
  const name = [first, last].filter(Boolean).join(' ') || (profile.email ?? '')
  function onSubmit(event: FormEvent): void {
    event.preventDefault()
    submit()
  }
  return (
    <form onSubmit={onSubmit} noValidate className="flex flex-col gap-4">
      <div className="flex items-center gap-3.5">
        <span
          aria-hidden
          className="grid size-[52px] shrink-0 place-items-center rounded-full bg-(--tb) text-3 font-strong text-white"
        >
          {initials(name)}
        </span>
        <p className="min-w-0 text-3 font-mid">
          <span className="block truncate">{name}</span>
          <span className="block text-2 font-text text-ink-2">
            {words('since', { day: dayOf(profile.created_at) })}
          </span>
        </p>
      </div>
      <TextField
        label={words('firstName')}
        size="l"
        autoComplete="given-name"
        maxLength={NAME_LIMIT}
        {...form.register('first_name')}
      />
      <TextField
        label={words('lastName')}
        size="l"
        autoComplete="family-name"
        maxLength={NAME_LIMIT}
        {...form.register('last_name')}
      />
      <TextField
        label={words('phone')}
        size="l"
        type="tel"
        autoComplete="tel"
        error={errorOf('phone')}
        {...form.register('phone')}
      />
      <TextField
        label={words('byEmail')}
        size="l"
        value={profile.email ?? ''}
        disabled
        hint={words('signInWithIt')}
      />
      <button
        type="submit"
        disabled={!form.formState.isDirty || save.isPending}
        className="h-11 w-fit rounded bg-(--tb) px-5 text-3 font-mid text-white hover:enabled:bg-(--tb-dark) disabled:opacity-45 max-md:w-full"
      >
        {save.isPending ? words('saving') : frameWords('save')}
      </button>
    </form>
  )
}

/** The product's defaults; a company may have its own. */
const DEFAULT_RULES = readNoticeRules({})
const EVENTS: readonly DeliveryNotice[] = DELIVERY_NOTICES
const CHANNELS = {
  text: 'byText',
  email: 'byEmail',
  here: 'here',
} as const satisfies Record<NoticeChannel, Key>
const CHANNEL_ITEMS = Object.entries(CHANNELS) as [NoticeChannel, (typeof CHANNELS)[NoticeChannel]][]

function noticeText(notice: DeliveryNotice): string {
  if (notice === 'driver_near') return words('tellNear', { minutes: DRIVER_NEAR_MINUTES })
  return words(NOTICES[notice])
}
const NOTICES = {
  order_confirmed: 'tellPlanned',
  out_for_delivery: 'tellOnWay',
  running_late: 'tellLate',
  driver_arrived: 'tellArrived',
  delivered: 'tellDelivered',
  delivery_failed: 'tellFailed',
  feedback_asked: 'tellFeedback',
} as const satisfies Record<Exclude<DeliveryNotice, 'driver_near'>, Key>

/** Select value for no preference, which cannot be empty. */
const AS_COMPANY = 'company'

function LanguageField({ profile }: { profile: Profile }) {
  const save = useSaveProfile()
  const requestedLocale = save.isPending ? save.variables.locale : profile.locale
  // A locale such as `de-AT` counts as its language.
  const language = [requestedLocale, requestedLocale?.split('-')[0]?.toLowerCase()].find(
    (code) => code && isMailLocale(code),
  )
  return (
    <Select
      label={words('emailsIn')}
      hint={words('emailsInHint')}
      value={language ?? AS_COMPANY}
      items={[{ value: AS_COMPANY, label: words('asCompany') }, ...LOCALE_ITEMS]}
      onChange={(value) => save.mutate({ locale: value === AS_COMPANY ? null : value })}
      className="pt-6"
    />
  )
}

function NotificationSettings({ profile }: { profile: Profile }) {
  const save = useSaveProfile()
  // Shows unsaved choices at once; a failure reverts them with a toast.
  const choices =
    save.isPending && save.variables.notification_choices
      ? save.variables.notification_choices
      : profile.notification_choices
  const channelsOf = (event: DeliveryNotice) => channelsFor(event, choices, DEFAULT_RULES)
  const isOn = (event: DeliveryNotice, channel: NoticeChannel) => channelsOf(event).includes(channel)
  function toggle(event: DeliveryNotice, channel: NoticeChannel, isOn: boolean): void {
    const others = channelsOf(event).filter((each) => each !== channel)
    save.mutate({ notification_choices: { ...choices, [event]: isOn ? [...others, channel] : others } })
  }
  return (
    <section aria-labelledby="tell">
      <h2 id="tell" className="pb-1 text-3 tracking-normal">
        {words('tellMe')}
      </h2>
      <table className="w-full border-separate border-spacing-0 text-2">
        <thead>
          <tr className="text-1 text-ink-2">
            <th scope="col" className="border-b border-line-2">
              <span className="sr-only">{words('what')}</span>
            </th>
            {CHANNEL_ITEMS.map(([channel, key]) => (
              <th
                key={channel}
                scope="col"
                className="h-9 w-[66px] border-b border-line-2 text-center font-mid"
              >
                {words(key)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {EVENTS.map((event) => (
            <tr key={event} className="h-11">
              <th scope="row" className="border-b border-line text-start font-text">
                {noticeText(event)}
              </th>
              {CHANNEL_ITEMS.map(([channel, key]) => (
                <td key={channel} className="border-b border-line text-center">
                  <Checkbox
                    label={words('noticeBy', { notice: noticeText(event), channel: words(key) })}
                    isLabelHidden
                    isChecked={isOn(event, channel)}
                    onChange={(isOn) => toggle(event, channel, isOn)}
                  />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      <PushSwitch
        worker={CUSTOMER_WORKER}
        label={words('notifyDevice')}
        hint={words('notifyDeviceHint')}
        size="l"
        className="pt-4"
      />
      <LanguageField profile={profile} />
    </section>
  )
}

function Points() {
  const { userId } = useUser()
  const points = useQuery(pointsQuery(userId))
  if (points.isPending) return <SkeletonRows rows={4} height={36} label={words('loadingPoints')} />
  if (!points.data)
    return (
      <ErrorState
        title={words('pointsNotLoaded')}
        {...describeError(points.error)}
        onRetry={() => void points.refetch()}
        className="mx-0"
      />
    )
  const sum = points.data.reduce((total, row) => total + row.points, 0)
  return (
    <section aria-labelledby="points">
      <h2 id="points" className="pb-1 text-3 tracking-normal">
        {words('loyaltyPoints')}
      </h2>
      <p className="text-6 font-strong tabular-nums max-md:text-[44px]/[48px]">{count(sum)}</p>
      {points.data.length === 0 ? (
        <p className="pt-2 text-2 text-ink-2">{words('eachRated', { points: FEEDBACK_POINTS })}</p>
      ) : (
        <table className="mt-4 w-full border-separate border-spacing-0 text-2">
          <thead>
            <tr className="text-start text-1 text-ink-2">
              <th scope="col" className="h-8 border-b border-line-2 font-mid">
                {words('booked')}
              </th>
              <th scope="col" className="border-b border-line-2 px-2 font-mid">
                {words('pointsFor')}
              </th>
              <th scope="col" className="border-b border-line-2 text-end font-mid">
                {words('points')}
              </th>
            </tr>
          </thead>
          <tbody>
            {points.data.map((row) => (
              <tr key={row.id} className="h-11">
                <td className="border-b border-line whitespace-nowrap">
                  {dayShort(dayIn(new Date(row.created_at), ZONE))}
                </td>
                <td className="border-b border-line px-2 text-ink-2">{pointsReason(row.reason)}</td>
                <td className="border-b border-line text-end tabular-nums">
                  {row.points > 0 ? '+' : ''}
                  {row.points}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </section>
  )
}

/** Three columns on a desk, one on a phone. */
export function ProfilePage() {
  const { userId } = useUser()
  const profile = useQuery(profileQuery(userId))
  return (
    <Page>
      <h1 className="sr-only">{words('profile')}</h1>
      {profile.isPending ? (
        <SkeletonRows rows={6} height={52} label={words('loadingProfile')} />
      ) : !profile.data ? (
        <ErrorState
          title={words('profileNotLoaded')}
          {...describeError(profile.error)}
          onRetry={() => void profile.refetch()}
        />
      ) : (
        <div className="grid gap-8 max-lg:py-7 max-md:py-4 md:max-lg:grid-cols-2 lg:grid-cols-[360px_minmax(0,1fr)_320px] lg:gap-0 lg:*:py-7">
          <div className="lg:border-e lg:border-line lg:pe-9">
            <p aria-hidden className="pb-3 text-5 font-strong tracking-[-0.015em] max-md:hidden">
              {words('profile')}
            </p>
            <PersonForm key={profile.data.id} profile={profile.data} />
          </div>
          <div className="lg:px-9">
            <NotificationSettings profile={profile.data} />
          </div>
          <div className="lg:border-s lg:border-line lg:ps-9">
            <AddressesSection />
            <Points />
          </div>
        </div>
      )}
    </Page>
  )
}
