import { Notice } from '@wordpress/components';
import { __, sprintf } from '@wordpress/i18n';

import { RetryButton } from '@/components/retry-button';
import type { ApplyReport } from './apply-report';
import { getReportMessage } from './get-report-message';

/** Props of {@link ApplyReportNotice}. */
export interface ApplyReportNoticeProps {
	report: ApplyReport;
	/** Saves the failed posts again; missing if they are not selected. */
	onRetry?: ( () => void ) | undefined;
}

/** Notice with the outcome of Apply: numbers, and each failed post with its title and the server's message. */
export function ApplyReportNotice( {
	report,
	onRetry,
}: ApplyReportNoticeProps ) {
	const message = getReportMessage( report );
	const hasFailed = report.failed.length > 0;
	const reasons = report.failed.map( ( { title, message: reason } ) =>
		sprintf(
			/* translators: 1: title of a post. 2: why it failed. */
			__( '%1$s: %2$s', 'atelier' ),
			title,
			reason
		)
	);
	return (
		<div className="atelier-quick-edit__report">
			<Notice
				status={ hasFailed ? 'error' : 'success' }
				isDismissible={ false }
				spokenMessage={ [ message, ...reasons ].join( ' ' ) }
			>
				<p className="atelier-quick-edit__result">{ message }</p>
				{ hasFailed && (
					<>
						<ul className="atelier-quick-edit__failures">
							{ report.failed.map( ( { id }, index ) => (
								<li key={ id }>{ reasons[ index ] }</li>
							) ) }
						</ul>
						{ onRetry && <RetryButton onRetry={ onRetry } /> }
					</>
				) }
			</Notice>
		</div>
	);
}
