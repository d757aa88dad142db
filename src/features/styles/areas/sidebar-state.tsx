import { useDeferredValue, useId, useMemo } from 'react';
import { store as coreStore } from '@wordpress/core-data';
import { useSelect } from '@wordpress/data';
import { __, _n, sprintf } from '@wordpress/i18n';
import { backup } from '@wordpress/icons';

import { useGlobalStylesRecord } from '@/data/site/use-global-styles-record';
import { SidebarItem } from '@/kits/sidebar';
import { stylesPath, useRoute } from '@/router';
import { isRecord } from '@/utils/is-record';
import { readConfig } from '@/utils/theme-json/config';
import { CompareLink } from '../compare/compare-link';
import { useStyleNames } from '../config/use-style-names';
import { countRevisions } from '../rules/count-revisions';
import { describeDifference } from '../rules/describe-difference';
import { diffConfigs } from '../rules/diff-configs';
import { summarizeDifferences } from '../rules/summarize-differences';
import './sidebar-state.scss';

const REVISIONS = '/revisions';

/** Below the menu of Styles: the link to the revisions, and the changes since the last save. */
export function SidebarState() {
	const { record, base, id, canEdit } = useGlobalStylesRecord();
	const { query } = useRoute();
	const saved = useSelect(
		( select ): unknown =>
			// Read only with the right to edit it: without this right another request reads it, and until the rights are known none does.
			id && canEdit
				? select( coreStore ).getEntityRecord(
						'root',
						'globalStyles',
						id
				  )
				: undefined,
		[ id, canEdit ]
	);
	const count = countRevisions( record?._links );
	return (
		<>
			{ count > 0 && (
				<ul className="atelier-sidebar-items atelier-styles-state">
					<SidebarItem
						to={ stylesPath( REVISIONS ) }
						icon={ backup }
						isCurrent={ !! query.section?.startsWith( REVISIONS ) }
					>
						{ sprintf(
							/* translators: %d: number of revisions. */
							_n(
								'%d revision',
								'%d revisions',
								count,
								'atelier'
							),
							count
						) }
					</SidebarItem>
				</ul>
			) }
			{ record && isRecord( saved ) && (
				<UnsavedChanges
					before={ saved }
					after={ record }
					base={ base }
				/>
			) }
		</>
	);
}

interface UnsavedChangesProps {
	before: unknown;
	after: unknown;
	base: unknown;
}

function UnsavedChanges( { before, after, base }: UnsavedChangesProps ) {
	const headingId = useId();
	const names = useStyleNames();
	// Deferred, because the panel, in which a person drags, is rendered first.
	const shown = useDeferredValue( after );
	const differences = useMemo(
		() => diffConfigs( readConfig( before ), readConfig( shown ), base ),
		[ before, shown, base ]
	);
	if ( differences.length === 0 ) {
		return null;
	}
	const { shown: listed, rest } = summarizeDifferences( differences );
	return (
		<section
			className="atelier-styles-state__changes"
			aria-labelledby={ headingId }
		>
			<h2 id={ headingId } className="atelier-styles-state__title">
				{ __( 'Changed since the last save', 'atelier' ) }
			</h2>
			<ul className="atelier-styles-state__list">
				{ listed.map( ( difference ) => (
					<li key={ JSON.stringify( difference.path ) }>
						{ describeDifference( difference, names ) }
					</li>
				) ) }
				{ rest.length > 0 && (
					<li>
						{ sprintf(
							/* translators: %d: number of changes that are not listed. */
							_n(
								'%d more change',
								'%d more changes',
								rest.length,
								'atelier'
							),
							rest.length
						) }
					</li>
				) }
			</ul>
			<CompareLink
				state={ { kind: 'unsaved' } }
				name={ __( 'Unsaved changes', 'atelier' ) }
			/>
		</section>
	);
}
