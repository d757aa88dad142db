import { getBootPayload } from '@/data/site/boot-payload';

/** Returns whether the person can work in drafts of the design: a theme that is only previewed has none. */
export function canUseDrafts(): boolean {
	const { rights, theme, themePreview } = getBootPayload();
	return rights.editDesign && theme.isBlockTheme && ! themePreview;
}
