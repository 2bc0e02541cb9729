export { documentsRead } from '#embedded-mongo/support';
