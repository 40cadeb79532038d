#!/usr/bin/env node
// `npx dropwise`: the day from a shell or a cron job.
import { writeFile } from 'node:fs/promises'
import { homedir } from 'node:os'
import { parseArgs } from 'node:util'
import { createClient } from './client.ts'
import {
  dispatchPlan,
  EXPORTS,
  exportTable,
  importOrders,
  planDay,
  watchDay,
  type Exported,
  type Output,
} from './commands.ts'
import { DropwiseError, unwrap } from './errors.ts'
import { readSettings, storeSettings } from './settings.ts'

const USAGE = `Usage: dropwise <command>

  login --url https://dropwise.example --key dwk_…   store the installation and an API key
  import FILE [--date DAY] [--dry-run] [--partial]    orders from a CSV or XLSX file
  plan DAY [--seconds N] [--name TEXT]                start a run, wait, and print the plan
  dispatch PLAN [--confirm RULE,RULE]                 send the routes of a plan to their drivers
  watch [DAY] [--every SECONDS] [--once]              the running day, a line for each change
  export ${EXPORTS.join('|')} [--format csv|xlsx] [--date DAY] [--out FILE]

DROPWISE_URL and DROPWISE_API_KEY come before what login stored. A key that begins with dwk_test_ works in the sandbox.
Exit code: 0 all went well, 1 something was left out, rejected or failed, 2 the command cannot be understood or was refused.`

const place = { env: process.env, home: homedir() }

function readArguments() {
  return parseArgs({
    allowPositionals: true,
    options: {
      url: { type: 'string' },
      key: { type: 'string' },
      date: { type: 'string' },
      'dry-run': { type: 'boolean', default: false },
      partial: { type: 'boolean', default: false },
      seconds: { type: 'string' },
      name: { type: 'string' },
      confirm: { type: 'string', default: '' },
      every: { type: 'string', default: '10' },
      once: { type: 'boolean', default: false },
      format: { type: 'string', default: 'csv' },
      out: { type: 'string' },
      help: { type: 'boolean', default: false },
    },
  })
}

class UsageError extends Error {}

function required(value: string | undefined, what: string): string {
  if (value === undefined || value === '') throw new UsageError(`Name ${what}.`)
  return value
}

async function run(): Promise<boolean> {
  const { values, positionals } = readArguments()
  const [command, argument] = positionals
  const output: Output = {
    say: (line) => console.log(line),
    write: async (bytes) => (values.out ? writeFile(values.out, bytes) : void process.stdout.write(bytes)),
  }
  if (values.help || command === undefined) {
    output.say(USAGE)
    return command !== undefined || values.help
  }
  if (command === 'login') {
    const settings = {
      url: required(values.url, 'the installation with --url'),
      key: required(values.key, 'the key with --key'),
    }
    await unwrap(
      createClient({ baseUrl: settings.url, apiKey: settings.key, retries: 0 }).GET('/orders', {
        params: { query: { limit: 1 } },
      }),
    )
    output.say(`Signed in. Stored in ${await storeSettings(place, settings)}.`)
    return true
  }
  const settings = await readSettings(place)
  if (!settings) throw new UsageError('Sign in first: dropwise login --url … --key …')
  const client = createClient({ baseUrl: settings.url, apiKey: settings.key })
  switch (command) {
    case 'import':
      return importOrders(
        client,
        {
          file: required(argument, 'the file'),
          defaultDate: values.date,
          isDryRun: values['dry-run'],
          isPartial: values.partial,
        },
        output,
      )
    case 'plan':
      return planDay(
        client,
        {
          date: required(argument, 'the day, as 2026-12-01'),
          seconds: values.seconds ? Number(values.seconds) : undefined,
          name: values.name,
        },
        output,
      )
    case 'dispatch':
      return dispatchPlan(
        client,
        {
          id: required(argument, 'the plan, as plan printed it'),
          confirmedRules: values.confirm.split(',').filter((code) => code !== ''),
        },
        output,
      )
    case 'watch': {
      const stop = new AbortController()
      process.once('SIGINT', () => stop.abort())
      return watchDay(
        client,
        { date: argument, everySeconds: Number(values.every), isOnce: values.once, signal: stop.signal },
        output,
      )
    }
    case 'export': {
      const what = required(argument, `what to export: ${EXPORTS.join(', ')}`)
      if (!EXPORTS.includes(what as Exported))
        throw new UsageError(`There is no export of ${what}: ${EXPORTS.join(', ')}.`)
      if (values.format !== 'csv' && values.format !== 'xlsx')
        throw new UsageError('--format is csv or xlsx.')
      return exportTable(client, { what: what as Exported, format: values.format, date: values.date }, output)
    }
    default:
      throw new UsageError(`There is no command ${command}.`)
  }
}

/** One line, and the next step if the server names one. */
function describe(error: unknown): string {
  if (error instanceof DropwiseError) {
    const details = error.details === undefined ? '' : ` ${JSON.stringify(error.details)}`
    return `${error.message}${details}${error.hint ? ` ${error.hint}` : ''} (${error.code})`
  }
  return error instanceof Error ? error.message : String(error)
}

run().then(
  (isGood) => {
    process.exitCode = isGood ? 0 : 1
  },
  (error: unknown) => {
    console.error(describe(error))
    if (error instanceof UsageError) console.error(`\n${USAGE}`)
    process.exitCode = 2
  },
)
