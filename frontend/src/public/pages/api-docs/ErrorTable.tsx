import { ERRORS_TEXT } from './content';
import { errorRows } from './error-rows';
import { rowsStyle } from './rows-style';

/** Every code that an error of the API can have. */
export function ErrorTable() {
  const rows = errorRows();
  return (
    <section className="api-part" id="errores">
      <h2>Errores</h2>
      <p className="t2">{ERRORS_TEXT}</p>
      <div className="api-rows" style={rowsStyle(rows.length)}>
        <table className="api-errors">
          <thead>
            <tr>
              <th scope="col">code</th>
              <th scope="col">HTTP</th>
              <th scope="col">message</th>
            </tr>
          </thead>
          <tbody>
            {rows.map(({ code, status, message }) => (
              <tr key={code}>
                <th scope="row">
                  <code>{code}</code>
                </th>
                <td>{status}</td>
                <td>{message}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </section>
  );
}
