import type { ComponentType } from 'react';

import { createSlot } from '@/utils/slot';

/** Props of the walk, which replaces the front page in the preview. */
export interface PreviewWalkProps {
	/** Path of the page from the site’s home on, see `at` of `RouteQuery`. */
	sitePath: string;
	/** Called when its first content is visible. */
	onShown: () => void;
}

/** Props of a toggle over the preview. */
export interface PreviewToggleProps {
	/** Record that is shown instead of the front page. */
	record: { postType: string; postId: string } | undefined;
}

/** Tools of the preview, which features provide. */
export interface PreviewTools {
	/** Toggles of the row over the preview, in their order. They load with the application, so each must be small. */
	toggles: readonly ComponentType< PreviewToggleProps >[];
	/** Loads the component that shows the site at a path. */
	loadWalk: () => Promise< ComponentType< PreviewWalkProps > >;
}

/** Slot for the tools of the preview. */
export const previewToolsSlot = createSlot< PreviewTools >( 'preview tools' );
