import { useCallback } from 'react';

import { nameMomentBeforeSave } from '@/features/history';
import { runOnItems } from '@/kits/saving/outcomes';
import type { Config } from '@/utils/theme-json/config';
import { editWithUndo } from '../config/edit-with-undo';
import { useGlobalStyles } from '../config/use-global-styles';
import { addFonts, findLostFonts } from '../rules/lost-fonts';
import { nameReplaced } from '../rules/name-replaced';
import { shouldStoreLook } from '../rules/should-store-look';
import { offerFonts } from './offer-fonts';
import { useLooks } from './use-looks';
import { useThemeVariations } from './use-theme-variations';

const STYLES = { id: 'user' };

/** Replaces the person's styles with others. */
export type ApplyConfig = ( next: Config, texts: AppliedTexts ) => void;

/** Texts about an applied look. */
export interface AppliedTexts {
	/** Sentence of the notice. */
	message: string;
	/** Name of the moment in the history before the look is saved. */
	momentName: string;
}

/**
 * Returns a function that replaces the person's styles so that nothing is lost: the earlier look is saved unless it
 * is saved already, under its own name, and the notice undoes the replacement.
 */
export function useApplyConfig(): ApplyConfig {
	const { user, setUser } = useGlobalStyles();
	const { looks, store: store } = useLooks();
	const { all } = useThemeVariations();
	return useCallback(
		( next, { message, momentName } ) => {
			const before: Config = {
				settings: user.settings,
				styles: user.styles,
			};
			const forgetMoment = nameMomentBeforeSave(
				momentName,
				'globalStyles'
			);
			void runOnItems( [ STYLES ], {
				subject: 'styles',
				editedRecord: 'globalStyles',
				run: async () => {
					const bringBack = editWithUndo( setUser, {
						name: 'look',
						update: () => ( {
							settings: next.settings,
							styles: next.styles,
						} ),
					} );
					return async () => {
						forgetMoment();
						bringBack();
					};
				},
				done: () => message,
			} );
			const lost = findLostFonts( before, next );
			offerFonts( lost, () =>
				setUser(
					( config ) => addFonts( config, lost ),
					`look.fonts.${ Date.now() }`
				)
			);
			if (
				shouldStoreLook( {
					current: before,
					kept: [ ...all, ...looks ],
				} )
			) {
				void store( {
					title: nameReplaced( before, [
						...all,
						...looks.filter( ( { kind } ) => kind === 'saved' ),
					] ),
					kind: 'before',
					...before,
				} );
			}
		},
		[ user.settings, user.styles, setUser, all, looks, store ]
	);
}
