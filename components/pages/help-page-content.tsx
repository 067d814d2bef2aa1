import { Cards, LinkCard } from '@/components/mdx/cards';
import { repositoryUrl } from '@/lib/site/constants';
import { TextLink } from './text-link';
import type { SitePageContent } from './site-page';

const forum = 'https://community.ohif.org/';
const paidSupport = 'https://ohif.org/get-support';
const issues = `${repositoryUrl}/issues`;

function BeforeYouAsk() {
  return (
    <ol>
      <li>
        Look for the error message in the <TextLink href="/faq/technical">technical questions</TextLink>, then
        in the <TextLink href={issues}>issues</TextLink>, including closed ones.
      </li>
      <li>
        Find out <TextLink href="/versions#your-version">which version you run</TextLink>, and check the{' '}
        <TextLink href="/release-notes">release notes</TextLink> to see whether a newer version has a fix.
      </li>
      <li>
        Try the same steps in the <TextLink href="https://viewer.ohif.org/">public demo</TextLink>. If they
        work there, compare your configuration, your server and your data with the demo. If they fail there
        too, you have found a bug that others can reproduce.
      </li>
    </ol>
  );
}

function GetSupport() {
  return (
    <Cards>
      <LinkCard title="A question" href={forum} icon="help-circle">
        Ask in the community forum. Questions about your own server or data source are welcome too.
      </LinkCard>
      <LinkCard title="A bug" href={`${issues}/new?template=bug-report.yml`} icon="triangle">
        Report the bug on GitHub, with the steps to reproduce it.
      </LinkCard>
      <LinkCard title="A feature" href={`${issues}/new?template=feature-request.yml`} icon="bulb">
        Request the feature on GitHub. Explain what it is for and how it fits in with existing features.
      </LinkCard>
      <LinkCard title="A security problem" href="#security" icon="shield">
        Report it privately. The section below explains where to send it.
      </LinkCard>
      <LinkCard title="Commercial support" href={paidSupport} icon="mail">
        Get paid help with deadlines, confidential matters, development and joint research.
      </LinkCard>
      <LinkCard title="A mistake in the documentation" href={`${issues}/new/choose`} icon="pencil">
        Correct the mistake with “Edit this page” at the end of the page, or report it like a bug.
      </LinkCard>
    </Cards>
  );
}

function BugReport() {
  return (
    <>
      <p>The form on GitHub requires the following:</p>
      <ul>
        <li>A description of the bug in one or two sentences</li>
        <li>The steps to reproduce it, starting with opening the viewer</li>
        <li>What happens, and what you expected to happen</li>
        <li>
          The operating system, the browser and its version, and the Node.js version (
          <code>node --version</code>)
        </li>
      </ul>
      <p>
        Also include what the form does not ask for: the{' '}
        <TextLink href="/versions#your-version">viewer version</TextLink>, the first red message in the
        browser console (F12), the failed request from the network tab, and your <code>app-config.js</code>{' '}
        without passwords and tokens. Reports that nobody can reproduce may be marked stale and closed.
      </p>
      <p>
        <strong>Never attach patient data</strong>, not even in a screenshot or a URL. Use a public or
        anonymized study.
      </p>
    </>
  );
}

function Security() {
  return (
    <p>
      Don’t describe a vulnerability in a public issue or in the forum. If the{' '}
      <TextLink href={`${repositoryUrl}/security`}>security tab</TextLink> of the repository offers “Report a
      vulnerability”, use it: only the team can read these reports. The source of the viewer names no other
      address for security reports. If the tab does not offer it, write to{' '}
      <TextLink href={paidSupport}>OHIF support</TextLink> and ask for a private contact first. To secure your
      own server, see <TextLink href="/deployment/authorization">authorization</TextLink> and{' '}
      <TextLink href="/deployment/user-account-control">user account control</TextLink>.
    </p>
  );
}

function WhatToExpect() {
  return (
    <>
      <p>
        Help in the forum and on GitHub is free, and people answer when they have time. Problems that others
        share are answered soonest. You may also ask about problems that only your organization has, but you
        are less likely to get an answer. For such problems, or if you need an answer by a certain date, use{' '}
        <TextLink href={paidSupport}>paid support</TextLink>.
      </p>
      <p>
        <TextLink href="/development/our-process">Our Process</TextLink> describes how reports are triaged and
        when fixes are released.
      </p>
    </>
  );
}

function Community() {
  return (
    <ul>
      <li>
        <TextLink href={forum}>Community forum</TextLink>: questions and discussion
      </li>
      <li>
        <TextLink href={repositoryUrl}>GitHub</TextLink>: source code, issues and pull requests (start with{' '}
        <TextLink href="/development/contributing">Contributing</TextLink>)
      </li>
      <li>Slack, for regular contributors (the README of the repository has an invitation link)</li>
      <li>
        <TextLink href="https://ohif.org/news/">News</TextLink> and the newsletter
      </li>
      <li>
        <TextLink href="https://ohif.org/collaborate">Collaboration</TextLink> with academic and other
        partners
      </li>
    </ul>
  );
}

/** Content of the help page. */
export const helpPageContent: SitePageContent<'/help'> = {
  intro: (
    <p>
      This page explains where to ask a question, report a bug or request a feature, what to include, and what
      to expect.
    </p>
  ),
  sections: {
    'before-you-ask': <BeforeYouAsk />,
    'get-support': <GetSupport />,
    'bug-report': <BugReport />,
    security: <Security />,
    'what-to-expect': <WhatToExpect />,
    community: <Community />,
  },
};
