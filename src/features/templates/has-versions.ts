import { getBootPayload } from '@/data/site/boot-payload';

/**
 * Whether a template may have several versions, of which one is active. Where a filter turns `templateActivation` off, WordPress alone
 * serves: a file, or the one copy of it.
 */
export function hasVersions(): boolean {
	return getBootPayload().features.templateActivation;
}
