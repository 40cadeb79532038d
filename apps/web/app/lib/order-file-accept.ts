/** Files of orders that a file picker offers. */
export const ORDER_FILE_ACCEPT = '.csv,.tsv,.txt,.xlsx,.xlsm,.xls,.xlsb,.ods,text/csv'
