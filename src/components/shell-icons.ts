import {
	background,
	color,
	layout,
	navigation,
	page,
	post,
	shadow,
	siteLogo,
	styles,
	symbol,
	typography,
} from '@wordpress/icons';

import type { GlyphProps } from './glyph';

/** Icons by their names in the tables of screens and of sections of Styles; PHP prints their files (`build/icons`). */
export const SHELL_ICONS: Readonly< Record< string, GlyphProps[ 'icon' ] > > = {
	background,
	color,
	layout,
	navigation,
	page,
	post,
	shadow,
	'site-logo': siteLogo,
	styles,
	symbol,
	typography,
};
