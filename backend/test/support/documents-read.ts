export { documentsRead, matches, parseFilter } from '#embedded-mongo/support';
