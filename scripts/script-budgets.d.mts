export function checkScripts(): Promise<string[]>
export function compareScripts(sizes: Record<string, number>, budgets: Record<string, number>): string[]
