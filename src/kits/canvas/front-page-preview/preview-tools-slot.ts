import type { ComponentType } from 'react';

import { createSlot } from '@/utils/slot';

/** Props of the walk, which replaces the front page in the preview. */
export interface PlacedWalkProps {
	/** Place of the site: its path from home on, see `at` of `RouteQuery`. */
	place: string;
	/** Called when its first content is visible. */
	onShown: () => void;
}

/** Props of a toggle over the preview. */
export interface PreviewToggleProps {
	/** Record that is shown in place of the front page. */
	record: { postType: string; postId: string } | undefined;
}

/** Tools of the preview, which features bring. */
export interface PreviewTools {
	/** Toggles that are in a row over the preview, in their order. They are part of the shell, so each is small. */
	toggles: readonly ComponentType< PreviewToggleProps >[];
	/** Loads the site at a place. */
	loadWalk: () => Promise< ComponentType< PlacedWalkProps > >;
}

/** Slot for the tools of the preview. */
export const previewToolsSlot = createSlot< PreviewTools >( 'preview tools' );
