// Columns that tell how a day was driven. Imports ignore them, because they are results.
import { cellText, normaliseHeader, parseNumber, parseTime } from '@dropwise/contracts'
import type { TableInput } from './read-table.ts'

/** Required columns of a driven day. */
export type DrivenField = 'vehicle' | 'sequence' | 'date'

export interface DrivenColumns {
  vehicle: string | undefined
  /** Position in the route, or else the van's arrival. */
  sequence: { header: string; kind: 'number' | 'arrival' } | undefined
}

const names = (text: string) => text.split(',').map(normaliseHeader)

/** If a file has several of these names, the first wins. */
const VEHICLE =
  names(`vehicle, vehicle name, van, truck, assigned vehicle, vehicle id, vehicle label, registration, licence plate,
  license plate, driver, driver name, assigned driver, courier, courier name, agent, agent name, worker, worker name, rider, team member, assigned to,
  technician, route, route name, route id, tour, fahrzeug, fahrer, kennzeichen, vehicule, chauffeur, conducteur, livreur, tournee,
  vehiculo, conductor, repartidor, ruta, veicolo, autista, voertuig, bestuurder, kortoj, bil, chauffor, fordon, pojazd, kierowca`)
const SEQUENCE =
  names(`sequence, sequence number, sequence no, seq, stop number, stop no, stop nr, stop #, stop sequence, stop order,
  stop index, stop position, visit order, visit number, visit sequence, route order, route position, route sequence, order in route,
  position in route, delivery sequence, drop number, drop, stop, reihenfolge, stopp, stoppnummer, tourposition, ordre de passage,
  ordre, secuencia, parada, orden de parada, sequenza, fermata, volgorde, raekkefolge, ordning, kolejnosc`)
const ARRIVAL =
  names(`actual arrival, actual arrival time, arrived at, arrived, arrival, arrival time, arrive, time of arrival,
  actual start, actual start time, actual time, completed at, completion time, completed time, completed, actual completion time,
  delivered at, delivery completed, time delivered, ankunft, ankunftszeit, tatsachliche ankunft, heure d'arrivee, arrivee,
  hora de llegada, llegada, ora di arrivo, arrivo, aankomst, aankomsttijd, ankomst, ankomsttid, przyjazd`)

/** Prefers a column filled in some rows to an empty one. */
export function findDrivenColumns({ headers, rows }: Pick<TableInput, 'headers' | 'rows'>): DrivenColumns {
  const vehicle = pick(VEHICLE, (cells) => cells.length > 0)
  // A column called "Stop" may hold names.
  const numbered = pick(
    SEQUENCE,
    (cells) => cells.length > 0 && cells.every((cell) => parseNumber(cell) !== null),
  )
  const arrival = pick(
    ARRIVAL,
    (cells) => cells.length > 0 && cells.every((cell) => parseTime(cell) !== null),
  )
  return {
    vehicle,
    sequence: numbered
      ? { header: numbered, kind: 'number' }
      : arrival
        ? { header: arrival, kind: 'arrival' }
        : undefined,
  }

  function pick(headerNames: readonly string[], fits: (cells: string[]) => boolean): string | undefined {
    for (const name of headerNames) {
      const header = headers.find((written) => normaliseHeader(written) === name)
      if (header === undefined) continue
      if (fits(rows.map((row) => cellText(row[header])).filter(Boolean))) return header
    }
    return undefined
  }
}
