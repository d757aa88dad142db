import { getBootPayload } from '@/data/site/boot-payload';

/**
 * Returns whether a template may have several versions, of which one is active. Where a filter disables `templateActivation`, WordPress serves a
 * file, or its only copy.
 */
export function hasVersions(): boolean {
	return getBootPayload().features.templateActivation;
}
