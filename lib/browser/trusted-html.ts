import { memoize } from '@/lib/text/memoize';

interface HtmlPolicy {
  createHTML: (html: string) => string;
}

interface PolicyFactory {
  createPolicy: (name: string, rules: HtmlPolicy) => HtmlPolicy;
}

const { trustedTypes } = globalThis as { trustedTypes?: PolicyFactory };
const policy = trustedTypes?.createPolicy('site', { createHTML: (html) => html });

/**
 * Marks HTML that the build has written as safe for `dangerouslySetInnerHTML`, in browsers with Trusted Types. Never
 * use it for a text from a reader or another host. Returns the same object for equal HTML, because React compares it.
 */
export const trustHtml = policy ? memoize((html: string) => policy.createHTML(html)) : (html: string) => html;
