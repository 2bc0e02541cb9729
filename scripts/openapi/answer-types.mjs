import path from 'node:path';
import ts from 'typescript';

/*
 * Types of contracts/ as schemas of OpenAPI 3.0. They are interfaces, which are gone when the server
 * runs; so what a handler answers is read from its return type, here, where the compiler still knows it.
 */

const REFERENCE = '#/components/schemas/';
const ROUTE_DECORATORS = new Set(['Get', 'Post', 'Put', 'Patch', 'Delete']);
const F = ts.TypeFlags;

const isNothing = (type) => Boolean(type.flags & (F.Undefined | F.Void | F.Never));
const isAnything = (type) => Boolean(type.flags & (F.Any | F.Unknown));

/** A union of literals as its values, in the order of the source; null for any other types. */
function literalsOf(types) {
  if (types.every((type) => type.isStringLiteral())) {
    return { type: 'string', enum: types.map(({ value }) => value) };
  }
  if (types.every((type) => type.isNumberLiteral())) {
    return { type: 'number', enum: types.map(({ value }) => value) };
  }
  return types.every((type) => type.flags & F.BooleanLike) ? { type: 'boolean' } : null;
}

function primitive(type) {
  if (type.flags & (F.String | F.TemplateLiteral)) return { type: 'string' };
  if (type.flags & F.Number) return { type: 'number' };
  return literalsOf([type]);
}

/** Turns types into schemas; named types of contracts/ become components, each written once. */
export class SchemaWriter {
  constructor(checker, contractsDir) {
    this.checker = checker;
    this.contractsDir = contractsDir;
    this.components = new Map();
    this.open = new Set();
  }

  schemaOf(type) {
    const types = type.isUnion() ? type.types : [type];
    const isNullable = types.some(({ flags }) => flags & F.Null);
    const rest = types.filter((one) => !(one.flags & F.Null) && !isNothing(one));
    if (rest.length === 0) return { nullable: true };
    const schema = literalsOf(rest) ?? this.oneOf(rest);
    if (!isNullable) return schema;
    return '$ref' in schema ? { allOf: [schema], nullable: true } : { ...schema, nullable: true };
  }

  /** The component of a type that contracts/ exports under this name. */
  reference(name, type) {
    const known = this.components.get(name);
    if (known && known.type !== type) throw new Error(`Two types of contracts/ are called ${name}`);
    if (!known) {
      const component = { type, schema: {} };
      this.components.set(name, component);
      component.schema = this.structure(type);
    }
    return { $ref: REFERENCE + name };
  }

  oneOf(types) {
    const schemas = [];
    const booleans = types.filter(({ flags }) => flags & F.BooleanLike);
    if (booleans.length > 0) schemas.push({ type: 'boolean' });
    for (const type of types) if (!booleans.includes(type)) schemas.push(this.single(type));
    return schemas.length === 1 ? schemas[0] : { oneOf: schemas };
  }

  single(type) {
    const name = this.contractName(type);
    if (name) return this.reference(name, type);
    return primitive(type) ?? this.structure(type);
  }

  structure(type) {
    if (isAnything(type)) return {};
    if (type.isUnion()) return this.schemaOf(type);
    const { checker } = this;
    if (checker.isTupleType(type) || checker.isArrayType(type)) return this.list(type);
    // Without a name there is nothing to refer to: what holds itself is an object like any other.
    if (this.open.has(type)) return { type: 'object' };
    this.open.add(type);
    const schema = this.object(type);
    this.open.delete(type);
    return schema;
  }

  list(type) {
    const parts = this.checker.getTypeArguments(type).map((part) => this.schemaOf(part));
    const kinds = [...new Map(parts.map((part) => [JSON.stringify(part), part])).values()];
    const items = kinds.length === 1 ? kinds[0] : { oneOf: kinds };
    if (!this.checker.isTupleType(type)) return { type: 'array', items };
    return { type: 'array', items, minItems: parts.length, maxItems: parts.length };
  }

  object(type) {
    const schema = { type: 'object' };
    const members = this.checker.getPropertiesOfType(type);
    if (members.length > 0) {
      schema.properties = Object.fromEntries(
        members.map((member) => [member.name, this.schemaOf(this.checker.getTypeOfSymbol(member))]),
      );
      const required = members.filter(({ flags }) => !(flags & ts.SymbolFlags.Optional));
      if (required.length > 0) schema.required = required.map(({ name }) => name);
    }
    const values = type.getStringIndexType();
    if (values) schema.additionalProperties = this.schemaOf(values);
    return schema;
  }

  /** Name under which contracts/ declares an object type; null for others, and for generic ones. */
  contractName(type) {
    const symbol = type.aliasSymbol ?? (type.isClassOrInterface() ? type.getSymbol() : undefined);
    const [declaration] = symbol?.getDeclarations() ?? [];
    const isOwn = declaration?.getSourceFile().fileName.startsWith(this.contractsDir);
    const isGeneric = (type.aliasTypeArguments ?? []).length > 0;
    const isObject = Boolean(type.flags & (F.Object | F.Intersection));
    return isOwn && !isGeneric && isObject ? symbol.name : null;
  }
}

const decoratorNames = (node) =>
  (ts.getDecorators(node) ?? []).map(({ expression }) =>
    ts.isCallExpression(expression) ? expression.expression.getText() : expression.getText(),
  );

/** Each handler of a source file as `[operationId, type of its answer]`. */
function handlersOf(source, checker) {
  const classes = source.statements.filter(ts.isClassDeclaration);
  return classes.flatMap((controller) =>
    controller.members
      .filter((member) => ts.isMethodDeclaration(member))
      .filter((member) => decoratorNames(member).some((name) => ROUTE_DECORATORS.has(name)))
      .map((member) => {
        const signature = checker.getSignatureFromDeclaration(member);
        const answer = checker.getAwaitedType(checker.getReturnTypeOfSignature(signature));
        return [`${controller.name.text}_${member.name.getText()}`, answer];
      }),
  );
}

function contractTypes(program, checker, contractsDir) {
  const files = program
    .getSourceFiles()
    .filter(({ fileName }) => fileName.startsWith(contractsDir));
  const exported = files.flatMap((file) => {
    const symbol = checker.getSymbolAtLocation(file);
    return symbol ? checker.getExportsOfModule(symbol) : [];
  });
  return new Map(
    exported
      .filter(({ flags }) => flags & (ts.SymbolFlags.Interface | ts.SymbolFlags.TypeAlias))
      .map((symbol) => [symbol.name, checker.getDeclaredTypeOfSymbol(symbol)]),
  );
}

const operationsOf = (document) =>
  Object.values(document.paths).flatMap((path) => Object.values(path));

/** Writes what the handlers answer into the JSON answers that say no more than "object". */
function describeAnswers(document, handlers, writer) {
  for (const { operationId, responses } of operationsOf(document)) {
    const answer = handlers.get(operationId);
    if (!answer || isNothing(answer)) continue;
    for (const response of Object.values(responses)) {
      const json = response.content?.['application/json'];
      if (json && !JSON.stringify(json).includes('$ref')) json.schema = writer.schemaOf(answer);
    }
  }
}

/** Components for the names that decorators mention; a name that contracts/ does not export is an error. */
function addMentioned(document, types, writer) {
  const mentioned = JSON.stringify(document.paths).matchAll(/"#\/components\/schemas\/(\w+)"/g);
  for (const [, name] of mentioned) {
    if (document.components.schemas[name] || writer.components.has(name)) continue;
    const type = types.get(name);
    if (!type) throw new Error(`contracts/ exports no type ${name}, which openapi.json mentions`);
    writer.reference(name, type);
  }
}

/**
 * Completes the description that the running server gives of its API with the types that its sources
 * answer. `document` is changed and returned.
 */
export function withAnswerTypes(document, root) {
  const config = path.join(root, 'backend/tsconfig.build.json');
  const host = {
    ...ts.sys,
    onUnRecoverableConfigFileDiagnostic: (problem) => {
      throw new Error(problem.messageText);
    },
  };
  const { fileNames, options } = ts.getParsedCommandLineOfConfigFile(config, {}, host);
  const program = ts.createProgram(fileNames, { ...options, noEmit: true, incremental: false });
  const checker = program.getTypeChecker();
  const contractsDir = path.join(root, 'backend/src/contracts/').replaceAll('\\', '/');
  const controllers = program
    .getSourceFiles()
    .filter(({ fileName }) => fileName.endsWith('.controller.ts'));
  const handlers = new Map(controllers.flatMap((source) => handlersOf(source, checker)));
  const writer = new SchemaWriter(checker, contractsDir);
  describeAnswers(document, handlers, writer);
  addMentioned(document, contractTypes(program, checker, contractsDir), writer);
  for (const [name, { schema }] of writer.components) document.components.schemas[name] = schema;
  return document;
}
