export { csvText as tableCsv } from '@rules/csv';
