import { ExternalLink, Spinner } from '@wordpress/components';
import { __, _n, sprintf } from '@wordpress/i18n';

import { UndoButton } from '@/components/undo-button';
import { draftPath, getDraftUrl } from '@/features/drafts';
import { useFocusOnMount } from '@/focus';
import { describeCounts } from '../rules/describe-counts';
import type { NetworkSite } from '../rules/types';
import type { SiteReport } from '../use-site-imports';

/** Props of {@link SiteReportLine}. */
export interface SiteReportLineProps {
	site: NetworkSite;
	report: SiteReport | undefined;
	onUndo: ( run: string ) => void;
}

/** The report of a site: the changes of the import there, or its result. */
export function SiteReportLine( {
	site,
	report,
	onUndo,
}: SiteReportLineProps ) {
	return (
		<div className="atelier-transfer__report" role="status">
			{ report && renderReport( site, report, onUndo ) }
		</div>
	);
}

function renderReport(
	site: NetworkSite,
	report: SiteReport,
	onUndo: ( run: string ) => void
) {
	switch ( report.status ) {
		case 'busy':
			return <Spinner />;
		case 'judged':
			return <p>{ describeCounts( report.rows ) }</p>;
		case 'failed':
			return (
				<p className="atelier-transfer__refusal">
					{ sprintf(
						/* translators: %s: why, in one or more sentences. */
						__( 'Nothing was imported. %s', 'atelier' ),
						report.reason
					) }
				</p>
			);
		case 'undone':
			return <Undone />;
		case 'done':
			return <Done site={ site } report={ report } onUndo={ onUndo } />;
	}
}

function Done( {
	site,
	report: { count, run, draft },
	onUndo,
}: {
	site: NetworkSite;
	report: Extract< SiteReport, { status: 'done' } >;
	onUndo: ( run: string ) => void;
} ) {
	return (
		<p>
			{ sprintf(
				/* translators: %d: number of items. */
				_n(
					'%d item was imported.',
					'%d items were imported.',
					count,
					'atelier'
				),
				count
			) }{ ' ' }
			{ run !== undefined && (
				<UndoButton onUndo={ () => onUndo( run ) } />
			) }
			{ draft !== undefined && (
				<ExternalLink
					href={ getDraftUrl(
						`${ site.admin }?page=atelier`,
						draft,
						draftPath( draft )
					) }
				>
					{ __( 'Open the draft', 'atelier' ) }
				</ExternalLink>
			) }
		</p>
	);
}

function Undone() {
	// The button that had the focus is gone.
	const ref = useFocusOnMount< HTMLParagraphElement >();
	return (
		<p ref={ ref } tabIndex={ -1 }>
			{ __( 'It is as it was before.', 'atelier' ) }
		</p>
	);
}
