interface CodeBlockProps {
  label: string;
  text: string;
}

/** Something to copy: the page's script puts a button beside the label. */
export function CodeBlock({ label, text }: CodeBlockProps) {
  return (
    <figure className="api-code" data-code>
      <figcaption>{label}</figcaption>
      <pre tabIndex={0}>
        <code>{text}</code>
      </pre>
    </figure>
  );
}
