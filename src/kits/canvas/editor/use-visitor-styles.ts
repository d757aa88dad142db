import { useEffect } from 'react';
import { useRegistry } from '@wordpress/data';

import { styleOverrides } from '@/wordpress/style-overrides';
import { isDesignType, isTemplateType } from '../canvas-kind';
import { getHiddenImagesStyles } from '../view/get-hidden-images-styles';
import { getVisitorStyles } from '../view/get-visitor-styles';
import { hasGaps } from '../view/has-gaps';

const SHEET_ID = 'atelier-visitor-styles';

/** Input of {@link useVisitorStyles}. */
export interface VisitorStylesInput {
	postType: string;
	/** Whether the editor shows its own interface, and not only a preview. */
	isEditorShown: boolean;
	/** Settings of the editor; undefined until they are loaded. */
	settings: Readonly< Record< string, unknown > > | undefined;
}

/**
 * Makes blocks in the host's editor look as in the view canvas, so that no block moves when the editor replaces it. In
 * edit mode that applies to featured images alone: the placeholders of other blocks must be visible to fill them in.
 *
 * @param input The canvas, its record and its mode.
 */
export function useVisitorStyles( {
	postType,
	isEditorShown,
	settings,
}: VisitorStylesInput ): void {
	const { dispatch } = useRegistry();
	const canvas = {
		hasRecord: ! isDesignType( postType ),
		hasGaps: settings ? hasGaps( settings ) : false,
	};
	const css = isEditorShown
		? getHiddenImagesStyles( canvas )
		: getVisitorStyles( canvas );
	// A pattern, a part or a menu is shown in the host's editor only.
	const hasView = canvas.hasRecord || isTemplateType( postType );
	useEffect( () => {
		if ( ! hasView ) {
			return undefined;
		}
		const { setStyleOverride, deleteStyleOverride } =
			styleOverrides( dispatch );
		setStyleOverride( SHEET_ID, { css } );
		return () => void deleteStyleOverride( SHEET_ID );
	}, [ dispatch, css, hasView ] );
}
