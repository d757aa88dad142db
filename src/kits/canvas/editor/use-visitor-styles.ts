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
	/** Settings of the editor; undefined until they are there. */
	settings: Readonly< Record< string, unknown > > | undefined;
}

/**
 * Shows of blocks in the host's editor what the canvas without it shows, so that no block moves when the editor takes its place. In
 * edit mode that holds for featured images alone: of other blocks a person has to see what can be filled in.
 *
 * @param input What it is about.
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
	// A pattern, a part or a menu is seen in the host's editor alone.
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
