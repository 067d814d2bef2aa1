/** An element of a page, as the protocol refers to it. */
export type WebDriverElement = Readonly<Record<string, string>>;

/** A step of a keyboard or mouse action. */
type InputStep = Readonly<{ type: string; [property: string]: unknown }>;

async function send(method: 'DELETE' | 'GET' | 'POST', address: string, body: object = {}): Promise<unknown> {
  const response = await fetch(address, {
    method,
    ...(method === 'POST' ? { body: JSON.stringify(body) } : {}),
  });
  const { value } = (await response.json()) as { value: unknown };
  if (response.ok) return value;
  const { error, message } = value as { error: string; message: string };
  throw new Error(`WebDriver: ${error} ${message} (${method} ${address})`);
}

/**
 * The few commands of the WebDriver protocol that the tests need.
 * @see https://www.w3.org/TR/webdriver2/
 */
export class WebDriverSession {
  private constructor(
    private readonly address: string,
    readonly browserVersion: string,
  ) {}

  /**
   * Opens a browser window.
   * @param server address of the driver
   * @throws Error if the driver cannot start the browser; all commands throw an Error with the driver's message
   */
  static async start(server: string): Promise<WebDriverSession> {
    const session = await send('POST', `${server}/session`, { capabilities: {} });
    const { sessionId, capabilities } = session as {
      sessionId: string;
      capabilities: { browserVersion: string };
    };
    return new WebDriverSession(`${server}/session/${sessionId}`, capabilities.browserVersion);
  }

  /** Sends a command with an address below that of the session. Returns its answer. */
  post(command: string, body?: object): Promise<unknown> {
    return send('POST', `${this.address}/${command}`, body);
  }

  get(command: string): Promise<unknown> {
    return send('GET', `${this.address}/${command}`);
  }

  async find(selector: string): Promise<WebDriverElement> {
    return (await this.post('element', { using: 'css selector', value: selector })) as WebDriverElement;
  }

  /** Calls a function in the page; it must not use variables of the test. */
  execute(run: (...args: never[]) => unknown, ...args: readonly unknown[]): Promise<unknown> {
    return this.post('execute/sync', { script: `return (${run.toString()})(...arguments)`, args });
  }

  async pressKeys(steps: readonly InputStep[]): Promise<void> {
    await this.post('actions', { actions: [{ type: 'key', id: 'keyboard', actions: steps }] });
  }

  async moveMouse(steps: readonly InputStep[]): Promise<void> {
    await this.post('actions', { actions: [{ type: 'pointer', id: 'mouse', actions: steps }] });
  }

  async end(): Promise<void> {
    await send('DELETE', this.address);
  }
}
