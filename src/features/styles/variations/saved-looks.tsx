import { __, sprintf } from '@wordpress/i18n';
import { getSettings } from '@wordpress/date';

import { AreaError } from '@/components/area-error';
import { ActionMenu } from '@/kits/actions';
import { formatDate } from '@/utils/format-date';
import type { SavedLook } from '../reads/looks';
import { CompareLink } from '../compare/compare-link';
import { useGlobalStyles } from '../config/use-global-styles';
import { isConfigApplied } from '../rules/equivalent-configs';
import { addOwnValues } from '../rules/own-values';
import { deleteLook } from './actions/delete-look';
import { exportLook } from './actions/export-look';
import { getLookTitle, type LookAction } from './actions/look-action';
import { renameLook } from './actions/rename-look';
import { StylesButton } from './styles-button';
import { getAppliedTexts } from './applied-texts';
import { TryStyles } from './try-styles';
import { useApplyConfig } from './use-apply-config';
import { useLooks } from './use-looks';
import { useTileList } from './use-tile-list';

const ACTIONS: readonly LookAction[] = [ renameLook, exportLook, deleteLook ];

/** The looks that the person saved, and those that were saved before another one replaced them. */
export function SavedLooks() {
	const { user, base } = useGlobalStyles();
	const { looks, isLoading, error, retry } = useLooks();
	const applyConfig = useApplyConfig();
	const { list, show, leave } = useTileList();
	if ( error && looks.length === 0 ) {
		return <AreaError error={ error } onRetry={ retry } />;
	}
	if ( looks.length === 0 ) {
		return isLoading ? null : (
			<p className="atelier-styles-empty">
				{ __(
					'Styles that you save or replace appear here.',
					'atelier'
				) }
			</p>
		);
	}
	return (
		<ul className="atelier-styles-looks" { ...list }>
			{ looks.map( ( look ) => {
				// Replaced styles are applied without changes.
				const { config, lost } =
					look.kind === 'saved'
						? addOwnValues( look, { user, base } )
						: { config: look, lost: [] };
				return (
					<li key={ look.id }>
						<StylesButton
							title={ getLookTitle( look ) }
							note={ describeDate( look ) }
							config={ look }
							isActive={ isConfigApplied( user, config ) }
							onPoint={ () => show( config ) }
							onSelect={ () => {
								leave();
								applyConfig(
									config,
									getAppliedTexts(
										getLookTitle( look ),
										lost
									)
								);
							} }
						/>
						<div className="atelier-styles-looks__links">
							<CompareLink
								state={ { kind: 'look', id: look.id } }
								name={ getLookTitle( look ) }
							/>
							<TryStyles
								config={ config }
								name={ getLookTitle( look ) }
							/>
						</div>
						<div className="atelier-styles-looks__actions">
							<ActionMenu
								item={ look }
								actions={ ACTIONS }
								context={ undefined }
								label={ sprintf(
									/* translators: %s: name of a preset or a group of presets. */
									__( '%s options', 'atelier' ),
									getLookTitle( look )
								) }
								size="small"
							/>
						</div>
					</li>
				);
			} ) }
		</ul>
	);
}

function describeDate( { date }: SavedLook ): string {
	return formatDate( getSettings().formats.datetime, `${ date }Z` );
}
