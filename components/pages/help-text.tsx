import { Cards, LinkCard } from '@/components/mdx/cards';
import { repository } from '@/lib/site/constants';
import { PageAnchor } from './page-anchor';
import type { SitePageText } from './site-page';

const forum = 'https://community.ohif.org/';
const paidSupport = 'https://ohif.org/get-support';
const issues = `${repository}/issues`;

function BeforeYouAsk() {
  return (
    <ol>
      <li>
        Look for the words of the error message in the{' '}
        <PageAnchor href="/faq/technical">technical questions</PageAnchor>, then in the{' '}
        <PageAnchor href={issues}>issues</PageAnchor>, closed ones included.
      </li>
      <li>
        See <PageAnchor href="/versions#your-version">which version you run</PageAnchor>, and whether a newer
        one has the fix: <PageAnchor href="/release-notes">release notes</PageAnchor>.
      </li>
      <li>
        Try the same in the <PageAnchor href="https://viewer.ohif.org/">public demo</PageAnchor>. If it works
        there, compare your configuration, your server and your data; if it fails there, too, it is a bug that
        others can see.
      </li>
    </ol>
  );
}

function GetSupport() {
  return (
    <Cards>
      <LinkCard title="A question" href={forum} icon="help-circle">
        Ask in the community forum, also about your own server or data source.
      </LinkCard>
      <LinkCard title="A bug" href={`${issues}/new?template=bug-report.yml`} icon="triangle">
        Report it on GitHub, with the steps that show it.
      </LinkCard>
      <LinkCard title="A feature" href={`${issues}/new?template=feature-request.yml`} icon="bulb">
        Ask for it on GitHub. Say what it is for and how it fits what is there.
      </LinkCard>
      <LinkCard title="A security problem" href="#security" icon="shield">
        Not in public. Where to send it stands below.
      </LinkCard>
      <LinkCard title="Commercial support" href={paidSupport} icon="mail">
        For deadlines, private matters and paid development, and for joint research.
      </LinkCard>
      <LinkCard title="A mistake in the documentation" href={`${issues}/new/choose`} icon="pencil">
        Correct it with “Edit this page” below its text, or report it like a bug.
      </LinkCard>
    </Cards>
  );
}

function BugReport() {
  return (
    <>
      <p>The form on GitHub asks for these; it can’t be sent without them:</p>
      <ul>
        <li>What is wrong, in a sentence or two</li>
        <li>The steps, from opening the viewer to the fault</li>
        <li>What happens, and what you expected</li>
        <li>
          Operating system, browser and its version, and the version of Node.js (<code>node --version</code>)
        </li>
      </ul>
      <p>
        Add what the form does not ask for: the{' '}
        <PageAnchor href="/versions#your-version">viewer version</PageAnchor>, the first red message of the
        browser’s console (F12), the failed request of its network tab, and your <code>app-config.js</code>{' '}
        without passwords and tokens. Reports that nobody can reproduce may be marked stale and closed.
      </p>
      <p>
        <strong>Never attach patient data</strong>, also not in a screenshot or a URL. Use a public or an
        anonymized study.
      </p>
    </>
  );
}

function Security() {
  return (
    <p>
      Don’t describe a weakness in a public issue or in the forum. If the{' '}
      <PageAnchor href={`${repository}/security`}>security tab</PageAnchor> of the repository offers “Report a
      vulnerability”, use it: only the team reads that. The source of the viewer names no other address for
      security reports; failing that, write through <PageAnchor href={paidSupport}>get support</PageAnchor>{' '}
      and ask for a private contact first. What to do on your own server is under{' '}
      <PageAnchor href="/deployment/authorization">authorization</PageAnchor> and{' '}
      <PageAnchor href="/deployment/user-account-control">user account control</PageAnchor>.
    </p>
  );
}

function WhatToExpect() {
  return (
    <>
      <p>
        Help in the forum and on GitHub is free and depends on the time that people have. General problems
        that others have, too, are answered soonest. You may also post what concerns your organization alone,
        but it is less likely to get an answer; for that, and whenever you need an answer by a certain day,
        there is <PageAnchor href={paidSupport}>paid support</PageAnchor>.
      </p>
      <p>
        How reports are sorted and when a fix comes out is described in{' '}
        <PageAnchor href="/development/our-process">Our Process</PageAnchor>.
      </p>
    </>
  );
}

function Community() {
  return (
    <ul>
      <li>
        <PageAnchor href={forum}>Community forum</PageAnchor>: questions and discussion
      </li>
      <li>
        <PageAnchor href={repository}>GitHub</PageAnchor>: source, issues and pull requests; start with{' '}
        <PageAnchor href="/development/contributing">Contributing</PageAnchor>
      </li>
      <li>Slack, for regular contributors: the README of the repository has an invitation link</li>
      <li>
        <PageAnchor href="https://ohif.org/news/">News</PageAnchor> and newsletter
      </li>
      <li>
        <PageAnchor href="https://ohif.org/collaborate">Collaboration</PageAnchor>, academic and other
      </li>
    </ul>
  );
}

/** Content of the help page. */
export const helpText: SitePageText<'/help'> = {
  intro: <p>Where to go with a bug, a question or a wish, what to send, and what to expect.</p>,
  sections: {
    'before-you-ask': <BeforeYouAsk />,
    'get-support': <GetSupport />,
    'bug-report': <BugReport />,
    security: <Security />,
    'what-to-expect': <WhatToExpect />,
    community: <Community />,
  },
};
