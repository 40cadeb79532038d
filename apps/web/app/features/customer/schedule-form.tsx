// The form of one delivery's choices, with a summary of the changes and Save.
import { Check } from 'lucide-react'
import type { ReactNode } from 'react'
import { Controller, useWatch, type Control } from 'react-hook-form'
import { CONTACT_PREFERENCES, DROP_LOCATIONS, TIME_SLOTS, type TrackingResponse } from '@dropwise/contracts'
import { describeError } from '../../lib/api.ts'
import { dayShort, listText, windowText } from '../../lib/format.ts'
import { customerWords as words } from '../../lib/words/customer.ts'
import { frameWords } from '../../lib/words/frame.ts'
import { cn } from '../../ui/cn.ts'
import { INPUT, TextField } from '../../ui/field.tsx'
import { KeyValues } from '../../ui/key-values.tsx'
import type { StandingWish } from './api/addresses.ts'
import type { Preferences } from './api/schedule.ts'
import { Question, Tiles, WideSegments } from './choices.tsx'
import { DayGrid } from './day-grid.tsx'
import {
  contactText,
  needsPhone,
  PHONE_EXAMPLE,
  PLACE_ICONS,
  placeText,
  slotHours,
  SLOTS,
  slotText,
  slotWindow,
  type Contact,
} from './schedule-labels.ts'
import {
  INSTRUCTIONS_LIMIT,
  isOffered,
  useSchedule,
  type Schedule,
  type ScheduleChoice,
  type Terms,
} from './use-schedule.ts'

type ScheduleControl = Control<ScheduleChoice, unknown, ScheduleChoice>

interface DayQuestionProps {
  control: ScheduleControl
  terms: Terms
  offered: Schedule['offered']
}

function DayQuestion({ control, terms, offered }: DayQuestionProps) {
  const { today, lastDay } = terms
  return (
    <Question title={words('whichDay')} aside={words('untilDay', { day: dayShort(lastDay) })}>
      <Controller
        control={control}
        name="day"
        render={({ field }) => (
          <DayGrid
            value={field.value || null}
            today={today}
            last={lastDay}
            full={offered?.filter(({ slots }) => slots.length === 0).map((each) => each.day) ?? []}
            onChange={field.onChange}
          />
        )}
      />
    </Question>
  )
}

/** Replaces day and time once the parcel is on a dispatched route. */
function FixedDay({ tracking, day }: { tracking: TrackingResponse; day: string }) {
  const { promised, timeZone, vehicle } = tracking
  const window = promised ? [windowText(promised.from, promised.to, timeZone)] : []
  return (
    <section aria-labelledby="fixed-day" className="rounded bg-sunk px-4 py-3.5">
      <h2 id="fixed-day" className="text-4 tracking-normal">
        {listText([dayShort(day), ...window])}
      </h2>
      <p className="pt-1 text-2 text-ink-2">
        {vehicle ? words('dayIsFixedOn', { vehicle }) : words('dayIsFixed')}
      </p>
    </section>
  )
}

interface TimeQuestionProps {
  control: ScheduleControl
  day: string
  offered: Schedule['offered']
}

function TimeQuestion({ control, day, offered }: TimeQuestionProps) {
  return (
    <Question title={words('whichTime')}>
      <Controller
        control={control}
        name="slot"
        render={({ field }) => (
          <Tiles
            label={words('whichTime')}
            value={field.value}
            onChange={field.onChange}
            columns="grid-cols-2 md:grid-cols-4"
            items={SLOTS.map((slot) => {
              const isKept = isOffered(offered, day, slot)
              const isAvailable = TIME_SLOTS[slot].isAvailable && isKept
              const why = isKept ? words('unavailable') : words('noVanFree')
              return {
                value: slot,
                label: slotText(slot),
                note: isAvailable ? slotHours(slot) : listText([slotHours(slot), why]),
                isUnavailable: !isAvailable,
              }
            })}
          />
        )}
      />
    </Question>
  )
}

function PlaceQuestion({ control }: { control: ScheduleControl }) {
  return (
    <Question title={words('whereToLeave')} id="place">
      <Controller
        control={control}
        name="place"
        render={({ field }) => (
          <Tiles
            label={words('whereToLeave')}
            value={field.value}
            onChange={field.onChange}
            columns="grid-cols-3"
            items={DROP_LOCATIONS.map((place) => ({
              value: place,
              label: placeText(place),
              icon: PLACE_ICONS[place],
            }))}
          />
        )}
      />
    </Question>
  )
}

function ContactQuestion({ fields, contact }: { fields: Schedule['fields']; contact: Contact }) {
  const { control, register } = fields.form
  return (
    <Question title={words('contactMe')}>
      <div className="flex gap-2 max-md:flex-col">
        <Controller
          control={control}
          name="contact"
          render={({ field }) => (
            <WideSegments
              label={words('contactMe')}
              value={field.value}
              onChange={field.onChange}
              items={CONTACT_PREFERENCES.map((value) => ({ value, label: contactText(value) }))}
              className="md:w-fit md:min-w-[236px]"
            />
          )}
        />
        {needsPhone(contact) && (
          <TextField
            label={words('phone')}
            isLabelHidden
            size="l"
            type="tel"
            autoComplete="tel"
            placeholder={words('phoneExample', { number: PHONE_EXAMPLE })}
            error={fields.errorOf('phone')}
            fieldClassName="flex-1"
            {...register('phone')}
          />
        )}
      </div>
      {needsPhone(contact) && <p className="pt-1.5 text-2 text-ink-2">{words('phoneUse')}</p>}
    </Question>
  )
}

/** Shows the old value struck through beside the new one. */
function BeforeAfter({ before, after }: { before: string | null; after: string | null }) {
  if (!after) return <>{before ?? words('notChosen')}</>
  return (
    <>
      {before && before !== after && <s className="block text-ink-2">{before}</s>}
      <strong className="font-strong">{after}</strong>
    </>
  )
}

function WhatChanges({
  tracking,
  terms,
  choice,
}: {
  tracking: TrackingResponse
  terms: Terms
  choice: ScheduleChoice
}) {
  const { promised, timeZone } = tracking
  const { day, slot, place, contact, phone } = choice
  const newWindow = slot && !terms.isOnVan ? slotWindow(slot) : null
  const oldDay = terms.currentDay ? dayShort(terms.currentDay) : null
  const oldWindow = promised ? windowText(promised.from, promised.to, timeZone) : null
  const bold = (text: string) => <strong className="font-strong">{text}</strong>
  return (
    <div className="max-md:hidden">
      <h2 className="pb-2 text-3 tracking-normal">{words('whatChanges')}</h2>
      <KeyValues
        labelWidth={100}
        rows={[
          [words('day'), <BeforeAfter key="day" before={oldDay} after={day ? dayShort(day) : null} />],
          [words('window'), <BeforeAfter key="window" before={oldWindow} after={newWindow} />],
          [words('place'), place ? bold(placeText(place)) : null],
          [
            words('contact'),
            bold(listText([contactText(contact), ...(needsPhone(contact) && phone ? [phone] : [])])),
          ],
        ]}
      />
    </div>
  )
}

function Outcome({ failure, isSaved }: { failure: unknown; isSaved: boolean }) {
  const problem = failure === null ? null : describeError(failure)
  return (
    <div aria-live="polite">
      {isSaved && (
        <p className="flex gap-3 rounded bg-ok-wash px-4 py-2.5 text-3 font-mid text-ok-ink">
          <Check className="mt-1 size-4 shrink-0" aria-hidden /> {words('preferencesSaved')}
        </p>
      )}
      {problem && !isSaved && (
        <p role="alert" className="rounded border border-line-2 border-s-[3px] border-s-bad px-3 py-2 text-2">
          {problem.message} {problem.hint}
        </p>
      )}
    </div>
  )
}

interface SaveButtonProps {
  choice: ScheduleChoice
  /** True when the recipient may not change day and time. */
  isTimeFixed: boolean
  isSaving: boolean
}

function SaveButton({ choice: { day, slot }, isTimeFixed, isSaving }: SaveButtonProps) {
  const save = frameWords('save')
  const withTime = day && slot && !isTimeFixed ? listText([save, dayShort(day), slotHours(slot)]) : save
  return (
    <button
      type="submit"
      disabled={!day || !slot || isSaving}
      className="h-11 w-full rounded bg-(--tb) px-4 text-3 font-mid text-white hover:enabled:bg-(--tb-dark) disabled:opacity-45"
    >
      {isSaving ? (
        words('saving')
      ) : (
        <>
          <span className={withTime === save ? '' : 'max-md:hidden'}>{save}</span>
          {withTime !== save && <span className="md:hidden">{withTime}</span>}
        </>
      )}
    </button>
  )
}

interface ScheduleFormProps {
  tracking: TrackingResponse
  /** Choices saved earlier for this parcel. */
  earlier: Preferences | null
  /** Standing preferences of the address. */
  wish?: StandingWish | null
  phone: string
  children: ReactNode
}

export function ScheduleForm({ tracking, earlier, wish = null, phone, children }: ScheduleFormProps) {
  const { terms, fields, isSaved, offered } = useSchedule(tracking, earlier, wish, phone)
  const { control, register, getValues } = fields.form
  const choice = { ...getValues(), ...useWatch({ control }) }
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault()
        fields.submit()
      }}
      noValidate
      className="grid lg:grid-cols-[400px_minmax(0,1fr)_304px]"
    >
      <div className="flex flex-col gap-5 py-7 max-md:py-4 lg:border-e lg:border-line lg:pe-9">
        <header>
          <h1 className="text-5 max-md:sr-only">{words('scheduleDelivery')}</h1>
          {children}
        </header>
        {terms.lockedDay ? (
          <FixedDay tracking={tracking} day={terms.lockedDay} />
        ) : (
          <DayQuestion control={control} terms={terms} offered={offered} />
        )}
      </div>
      <div className="flex flex-col gap-5 py-7 max-lg:pt-0 lg:px-9">
        {!terms.isOnVan && <TimeQuestion control={control} day={choice.day} offered={offered} />}
        <PlaceQuestion control={control} />
        <Question title={words('anythingToKnow')}>
          <textarea
            aria-label={words('anythingToKnow')}
            rows={3}
            maxLength={INSTRUCTIONS_LIMIT}
            placeholder={words('instructions')}
            className={cn(INPUT, 'min-h-[72px] py-2 text-3')}
            {...register('instructions')}
          />
        </Question>
        <ContactQuestion fields={fields} contact={choice.contact} />
      </div>
      <div className="flex flex-col gap-4 py-7 max-lg:pt-0 max-md:sticky max-md:bottom-16 max-md:-mx-4 max-md:border-t max-md:border-line max-md:bg-surface max-md:px-4 max-md:py-3 lg:border-s lg:border-line lg:ps-8">
        <WhatChanges tracking={tracking} terms={terms} choice={choice} />
        <SaveButton choice={choice} isTimeFixed={terms.isOnVan} isSaving={fields.isSubmitting} />
        <p className="text-2 text-ink-2 max-md:hidden">
          {terms.isOnVan ? words('driverSees') : words('companySees', { company: tracking.brand.name })}
        </p>
        <Outcome failure={fields.failure} isSaved={isSaved} />
      </div>
    </form>
  )
}
