export { encodedPages } from './page-images';
export { answerSchema, systemText, systemTextWithSchema } from './prompt';
export { readAnswer, type Answer } from './read-answer';
