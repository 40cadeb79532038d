// All modules of the product. A module that is not listed here does not run.
import { newOrderBody, newVehicleBody, slotsQuery } from '@dropwise/contracts'
import { accountHooks } from './modules/accounts/hooks.ts'
import { analytics } from './modules/analytics/module.ts'
import { fairness } from './modules/fairness/module.ts'
import { apiKeys } from './modules/api-keys/module.ts'
import { accounts } from './modules/accounts/module.ts'
import { addresses } from './modules/addresses/module.ts'
import { dropArchivesOf } from './modules/archives/files.ts'
import { archives } from './modules/archives/module.ts'
import { audit } from './modules/audit/module.ts'
import { backup } from './modules/backup/module.ts'
import { billing } from './modules/billing/module.ts'
import { moveCompanyTime } from './modules/billing/move-time.ts'
import { demoBilling, keepDemoPaid } from './modules/billing/demo-bills.ts'
import { startPlan } from './modules/billing/start-plan.ts'
import { calls } from './modules/calls/module.ts'
import { demoModule } from './modules/demo/module.ts'
import type { ReadLateness } from './modules/dispatch/list.ts'
import { dispatchModule } from './modules/dispatch/module.ts'
import { dispatchPlan } from './modules/dispatch/service.ts'
import { driverModule } from './modules/driver/module.ts'
import { emailTemplates } from './modules/email-templates/module.ts'
import { firstOwner } from './modules/first-owner/module.ts'
import { firstDayModule } from './modules/first-day/module.ts'
import { fleet } from './modules/fleet/module.ts'
import { fleetDeps } from './modules/fleet/routes.ts'
import { changeVehicle, createVehicle } from './modules/fleet/service.ts'
import { idempotency } from './modules/idempotency/module.ts'
import { liveDay } from './modules/live/day.ts'
import { live } from './modules/live/module.ts'
import { readDay } from './modules/live/queries.ts'
import { mail } from './modules/mail/module.ts'
import { mcp } from './modules/mcp/module.ts'
import { messages } from './modules/messages/module.ts'
import { notifications } from './modules/notifications/module.ts'
import { openapi } from './modules/openapi/module.ts'
import { optimize } from './modules/optimize/module.ts'
import { cancelMany, undoImport } from './modules/orders/cancel-orders.ts'
import { importOrders } from './modules/orders/import-orders.ts'
import { ordersModule } from './modules/orders/module.ts'
import { createOrder } from './modules/orders/service.ts'
import { orderFormModule } from './modules/order-form/module.ts'
import { ownerModule } from './modules/owner/module.ts'
import { retentionModule } from './modules/retention/module.ts'
import { measureRoutes } from './modules/analytics/queries.ts'
import { sumUp } from './modules/analytics/service.ts'
import { invite, resendInvitation } from './modules/people/invitations.ts'
import { people } from './modules/people/module.ts'
import { personsModule } from './modules/persons/module.ts'
import { readDrivenFile } from './modules/orders/read-driven-file.ts'
import { orderDeps } from './modules/orders/routes.ts'
import { planning } from './modules/planning/module.ts'
import { readMatrix } from './modules/planning/matrix.ts'
import { planningDeps } from './modules/planning/routes.ts'
import { roomOfDay } from './modules/planning/slots.ts'
import { replayModule } from './modules/planning/replay/module.ts'
import { createPlan } from './modules/planning/service.ts'
import { positions } from './modules/positions/module.ts'
import { takeFromSimulator } from './modules/positions/service.ts'
import { push } from './modules/push/module.ts'
import { payModule } from './modules/pay/module.ts'
import { approveOne, readPaidDays } from './modules/pay/statements.ts'
import { rates } from './modules/rates/module.ts'
import { pricesAt } from './modules/rates/prices.ts'
import { reportsModule } from './modules/reports/module.ts'
import { regions } from './modules/regions/module.ts'
import { acceptRepair } from './modules/repair/accept.ts'
import { repairModule, type RepairTools } from './modules/repair/module.ts'
import { prepareOrder } from './modules/repair/reorder.ts'
import { rulesOfRoute } from './modules/repair/route-rules.ts'
import { takeOffRoad } from './modules/repair/take-off.ts'
import { shopsModule } from './modules/shops/module.ts'
import { signIn } from './modules/sign-in/module.ts'
import { signOnModule } from './modules/sign-on/module.ts'
import { site } from './modules/site/module.ts'
import { statusSteps } from './modules/status-steps/module.ts'
import { proofs } from './modules/proofs/module.ts'
import { tracking } from './modules/tracking/module.ts'
import { trackingHostsModule } from './modules/tracking-hosts/module.ts'
import { speeds } from './modules/speeds/module.ts'
import { upkeep } from './modules/upkeep/module.ts'
import { webhooks } from './modules/webhooks/module.ts'
import { writingHistory } from './platform/db/history.ts'
import type { MakeHooks, ServerModule } from './platform/platform.ts'

// The demo uses the other modules' commands, as a dispatcher would.
const demo = demoModule((anyPlatform) => {
  // Unlike people, the demo may plan and drive past days.
  const platform = writingHistory(anyPlatform)
  return {
    importRows: (member, rows, importId) =>
      importOrders(orderDeps(platform), member, {
        source: { rows },
        isDryRun: false,
        isPartial: true,
        isHistory: true,
        importId,
      }),
    createPlan: (member, body, newId) =>
      // Plans as if before the day, so that the demo's day also runs on a server that starts in the afternoon.
      createPlan(planningDeps(platform), member, { objective: 'balance', ...body }, newId, new Date(0)),
    dispatchPlan: (member, planId) => dispatchPlan(platform, member, planId),
    takePositions: (tenantId, vehicleId, fixes) =>
      takeFromSimulator(platform, { tenantId, vehicleId }, fixes, new Date(platform.clock.now())),
    keepPaid: (slugs) => keepDemoPaid(platform, slugs),
    approvePay: (member, month) => approveOne({ ...platform, tools: { measureRoutes } }, member, month),
    billing: demoBilling(platform),
  }
})

/** Adds and removes sample data with the commands that people use. */
export const firstDay = firstDayModule((platform) => ({
  importRows: (member, rows, fileName) =>
    importOrders(orderDeps(platform), member, {
      source: { rows },
      fileName,
      isDryRun: false,
      isPartial: true,
    }),
  undoImport: (member, importId) => undoImport(platform, member, importId),
  addVehicle: (member, body) => createVehicle(fleetDeps(platform), member, newVehicleBody.parse(body), null),
  changeVehicle: (member, id, status) => changeVehicle(fleetDeps(platform), member, id, { status }),
}))

/** Reads files of driven days as an import reads orders. */
export const replay = replayModule((platform) => ({
  readDrivenFile: (member, file) => readDrivenFile(orderDeps(platform), member, file),
}))

const repairTools: RepairTools = {
  readLiveDay: async (trx, tenantId, date, now) => liveDay(date, await readDay(trx, tenantId, date), now),
  readMatrix,
}
const repair = repairModule(repairTools)

const isAhead = ({ status }: { status: string }) => status === 'pending' || status === 'arrived'

/** Uses the live forecast to tell how late vans that have not left will be. */
const readLateness: ReadLateness = async (trx, tenantId, date, now) => {
  const day = await repairTools.readLiveDay(trx, tenantId, date, now)
  return new Map(
    day.routes.map(({ id, stops }) => [
      id,
      Math.max(0, ...stops.filter(isAhead).map(({ lateSeconds }) => lateSeconds)),
    ]),
  )
}

/** Prices the order of stops that a driver asks for as if a dispatcher had changed it. */
const driver = driverModule(
  ({ asService, roads, clock }) =>
    (member, routeId, sequence) =>
      prepareOrder({ asService, roads, clock, ...repairTools }, member, routeId, sequence),
)

/**
 * Cancelling an order removes it from its route, as a dispatcher would. Live's forecast tells how late its
 * van will be.
 */
const orders = ordersModule(({ asService, roads, clock }) => ({
  takeOffRoad: (member, ids) => takeOffRoad({ asService, roads, clock, ...repairTools }, member, ids),
  async readForecasts(trx, tenantId, date) {
    const day = await repairTools.readLiveDay(trx, tenantId, date, clock.now())
    return new Map(day.routes.flatMap(({ stops }) => stops).map((stop) => [stop.orderId, stop]))
  },
}))

/** Measures driven routes before their positions are deleted. */
const retention = retentionModule(measureRoutes)

/** Exports and erases one person's data. */
const persons = personsModule({ measureDriven: measureRoutes, dropArchives: dropArchivesOf })

// Invites the first administrator as the team page does; billing starts the plan and moves the company's
// clock.
const owner = ownerModule({
  inviteAdmin: (platform, member, email) => invite(platform, member, { email, role: 'admin' }),
  inviteAgain: resendInvitation,
  startPlan,
  moveTime: moveCompanyTime,
})

// Imports a shop's order as if it came in the shop's export file.
export const shops = shopsModule((platform) => ({
  importRows: (member, { rows, fileName, defaultDate }) =>
    importOrders({ ...orderDeps(platform), takesAnyFields: true }, member, {
      source: { rows },
      fileName,
      defaultDate,
      isDryRun: false,
      isPartial: false,
    }),
  async cancel(member, orderId) {
    const { done } = await cancelMany(orderDeps(platform).scopes, member, [orderId])
    return { isCancelled: done.includes(orderId) }
  },
}))

/** Orders of visitors come in as if a dispatcher had typed them; plans tell which windows have room. */
export const orderForm = orderFormModule((platform) => ({
  async createOrder(
    member,
    {
      id,
      from,
      to,
      note,
      service: _service,
      language: _language,
      email,
      phone,
      serviceMinutes,
      weightKg,
      ...wish
    },
  ) {
    const body = newOrderBody.parse({
      ...wish,
      windowStart: from,
      windowEnd: to,
      email: email ?? null,
      phone: phone ?? null,
      ...(note && { instructions: note }),
      ...(serviceMinutes !== null && { serviceMinutes }),
      ...(weightKg !== null && { weightKg }),
    })
    await createOrder({ ...orderDeps(platform), takesAnyFields: true }, member, body, id)
  },
  pricesAt: (member, place) => pricesAt(platform, member, place),
  roomOn(member, { lat, lng, type, packages, serviceMinutes }) {
    const query = slotsQuery.parse({
      lat,
      lng,
      type,
      packages,
      ...(serviceMinutes !== null && { serviceMinutes }),
    })
    return (date, windows) => roomOfDay(planningDeps(platform), member, { date, query, windows })
  },
}))

export const modules: ServerModule[] = [
  idempotency,
  openapi,
  accounts,
  firstOwner,
  people,
  persons,
  signIn,
  signOnModule(),
  apiKeys,
  webhooks,
  shops,
  billing,
  audit,
  archives,
  backup,
  owner,
  retention,
  emailTemplates,
  orders,
  orderForm,
  addresses,
  fleet,
  upkeep,
  planning,
  speeds,
  replay,
  dispatchModule({
    acceptRepair,
    readLateness,
    judgeRoute: (platform, member, routeId) => rulesOfRoute({ ...platform, ...repairTools }, member, routeId),
  }),
  repair,
  optimize,
  mcp,
  positions,
  driver,
  calls,
  live,
  tracking,
  proofs,
  trackingHostsModule(),
  statusSteps,
  analytics,
  fairness,
  reportsModule({
    measureRoutes,
    sumUp,
    payOf: (deps, period) => readPaidDays({ ...deps, tools: { measureRoutes } }, period),
  }),
  payModule({ measureRoutes }),
  rates,
  notifications,
  push,
  messages,
  mail,
  regions,
  site,
  firstDay,
  demo,
]

export { ensureAdmins } from './modules/first-owner/admins.ts'
export { makeSetupLink } from './modules/first-owner/service.ts'

/** Product hooks of accounts: token claims, mails, the profile of a new user. */
export const makeHooks: MakeHooks = accountHooks
