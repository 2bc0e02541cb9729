/** Law 2 of the pure rings: a rule that asks for the time of day answers differently tomorrow. */
const noClock = {
  create: (context) => ({
    "NewExpression[callee.name='Date'][arguments.length=0], CallExpression[callee.name='Date']"(
      node,
    ) {
      context.report({ node, message: 'Time comes in as data (law 2).' });
    },
  }),
};

/**
 * What is imported for its type alone says so, but in files with decorators: their metadata needs
 * real imports. (`typescript/consistent-type-imports` knows nothing of that metadata.)
 */
const typeImports = {
  create(context) {
    const imports = [];
    let isDecorated = false;
    const isType = (specifier) => {
      const uses = context.sourceCode.getDeclaredVariables(specifier)[0]?.references ?? [];
      return uses.length > 0 && uses.every((use) => use.isTypeReference);
    };
    return {
      Decorator() {
        isDecorated = true;
      },
      ImportDeclaration(node) {
        if (node.importKind !== 'type')
          imports.push(...node.specifiers.filter(({ importKind }) => importKind !== 'type'));
      },
      'Program:exit'() {
        if (isDecorated) return;
        for (const node of imports.filter(isType))
          context.report({ node, message: 'Only its type is used: `type` belongs before it.' });
      },
    };
  },
};

/** What a person may do is asked by the name of the action (`useMay`): a role would be a second policy. */
const policyByName = {
  create: (context) => ({
    "VariableDeclarator[init.callee.name='useSignedInUser'] > ObjectPattern > Property[key.name='role']"(
      node,
    ) {
      context.report({ node, message: 'Ask `useMay` for the action, not for the role.' });
    },
  }),
};

/** What the house asks of its source and no rule of the linter knows. */
export default {
  meta: { name: 'house' },
  rules: { 'no-clock': noClock, 'policy-by-name': policyByName, 'type-imports': typeImports },
};
